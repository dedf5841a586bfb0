//! Counting positions: `perft`.

use crate::common::run;

const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

#[test]
fn perft_prints_three_lines() {
    let run = run(&["perft", "3"], "");
    run.good();
    let lines = run.lines();
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[0], "nodes 8902");
    for (line, word) in lines[1..].iter().zip(["seconds ", "mnps "]) {
        let number = line.strip_prefix(word).expect(line);
        assert!(number.parse::<f64>().unwrap() >= 0.0, "{line}");
    }
}

#[test]
fn perft_counts_alike_in_every_way() {
    for options in [&[][..], &["--no-bulk"], &["--hash", "1"], &["--hash", "1", "--no-bulk"]] {
        let args = [&["perft", "4", "--json", "--fen", KIWIPETE], options].concat();
        let run = run(&args, "");
        run.good();
        let report = &run.json()[0];
        assert_eq!(report["nodes"], 4_085_603, "{options:?}");
        assert!(report["seconds"].is_f64());
    }
}

#[test]
fn perft_counts_no_further_than_64_bits() {
    for options in [&[][..], &["--divide"], &["--no-bulk", "--json"]] {
        let args = [&["perft", "64", "--hash", "16", "--fen", "k7/8/8/8/8/8/8/7K w - -"], options];
        let run = run(&args.concat(), "");
        assert_eq!((run.code, run.out.as_str()), (Some(1), ""), "{options:?}");
        assert!(run.err.starts_with("error: perft: found more than 1844674407"), "{}", run.err);
    }
    // deeper than the core counts by itself
    let kings = ["perft", "7", "--json", "--fen", "k7/8/8/8/8/8/8/7K w - -"];
    let plain = run(&kings, "").json().remove(0);
    let hashed = run(&[&kings[..], &["--hash", "1"]].concat(), "").json().remove(0);
    assert_eq!(plain["nodes"], hashed["nodes"]);
}

#[test]
#[cfg(target_os = "linux")]
fn perft_says_that_there_is_no_room_for_its_table() {
    let refused = std::process::Command::new("sh")
        .args(["-c", "ulimit -v 1000000; exec \"$0\" perft 2 --hash 4096"])
        .arg(env!("CARGO_BIN_EXE_annabella"))
        .output()
        .unwrap();
    assert_eq!(refused.status.code(), Some(1));
    let said = String::from_utf8(refused.stderr).unwrap();
    assert_eq!(said, "error: --hash: there is no room for 4096 mebibytes\n");
}

#[test]
fn perft_divides_among_moves() {
    let run = run(&["perft", "2", "--divide", "--fen", "4k3/8/8/8/8/8/P7/4K2R w K - 0 1"], "");
    let lines: Vec<&str> = run.good().lines().collect();
    assert_eq!(lines.iter().filter(|line| line.contains(": ")).count(), lines.len() - 3);
    assert!(lines.contains(&"e1g1: 3"), "{lines:?}");
    let sum: u64 =
        lines.iter().filter_map(|line| line.split_once(": ")?.1.parse::<u64>().ok()).sum();
    assert_eq!(lines[lines.len() - 3], format!("nodes {sum}"));
}

#[test]
fn perft_divides_in_json_too() {
    let report = run(&["perft", "1", "--divide", "--json"], "").json().remove(0);
    assert_eq!(report["nodes"], 20);
    assert_eq!(report["divide"][0], serde_json::json!({"uci": "a2a3", "nodes": 1}));
}

#[test]
fn perft_begins_with_any_start_of_chess960() {
    assert!(run(&["perft", "4", "--start", "518"], "").good().starts_with("nodes 197281\n"));
    let castling =
        ["perft", "1", "--divide", "--game", "chess960", "--fen", "4k3/8/8/8/8/8/8/4K2R w K -"];
    assert!(run(&castling, "").good().contains("e1h1: 1"));
}
