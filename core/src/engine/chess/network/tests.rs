use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use super::*;
use crate::games::chess::{Board, MoveKind, Piece, Square, chess960};
use features::{BUCKETS, Perspective};
use weights::{GREATEST_INPUT, GREATEST_OUTPUT, NEURONS, Row};

/// As wild as weights may be.
fn random_weights(seed: u64) -> &'static Weights {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut weights = Box::new(Weights::ZERO);
    let mut fill = |row: &mut Row, greatest: i16| {
        let wide = greatest as u32 * 2 + 1;
        row.0.fill_with(|| (random.next_u32() % wide) as i16 - greatest);
    };
    weights.inputs.iter_mut().for_each(|row| fill(row, GREATEST_INPUT / 4));
    fill(&mut weights.biases, GREATEST_INPUT);
    for bucket in 0..BUCKETS {
        weights.outputs[bucket].iter_mut().for_each(|row| fill(row, GREATEST_OUTPUT));
    }
    weights.output_biases.fill_with(|| random.next_u32() as i16);
    Box::leak(weights)
}

/// The positions of a game of random moves.
fn random_game(number: u64) -> Vec<Position> {
    let mut random = ChaCha8Rng::seed_from_u64(number);
    let start = chess960::start(chess960::draw(number)).unwrap();
    let mut game = vec![start];
    while game.len() <= MAX_PLY {
        let position = game[game.len() - 1];
        let moves = position.legal_moves();
        // rare moves first, now and then
        let rare = |kind| !matches!(kind, MoveKind::Normal);
        let rare = moves.iter().find(|mv| rare(mv.kind()) && random.next_u32() % 2 == 0);
        let any = || moves.get(random.next_u32() as usize % moves.len().max(1));
        let Some(&mv) = rare.or_else(any) else { break };
        game.push(position.after(mv).unwrap());
    }
    game
}

/// Worked out number by number, in 64 bits.
fn reference(weights: &Weights, position: &Position) -> i32 {
    let board = position.board();
    let mut value = i64::from(weights.output_biases[bucket(board.occupied().len())]);
    let mut sum = 0;
    for (side, color) in [position.turn(), !position.turn()].into_iter().enumerate() {
        let view = Perspective::new(color, position.king(color));
        for neuron in 0..NEURONS {
            let mut input = i64::from(weights.biases.0[neuron]);
            for square in board.occupied() {
                let piece = board.piece_at(square).unwrap();
                input += i64::from(weights.inputs[view.input(square, piece)].0[neuron]);
            }
            let weight = weights.outputs[bucket(board.occupied().len())][side].0[neuron];
            sum += input.clamp(0, FIRST).pow(2) * i64::from(weight);
        }
    }
    value += sum / FIRST;
    let bound = i64::from(EVALUATION_BOUND);
    (value * SCALE / (FIRST * OUTPUT)).clamp(-bound, bound) as i32
}

#[test]
fn a_line_gives_what_each_position_gives_by_itself() {
    let weights = random_weights(1);
    let mut evaluator = Evaluator::with(weights, Instructions::detect());
    let (mut castled, mut passing, mut promoted, mut crossed) = (0, 0, 0, 0);
    for number in 0..60 {
        let game = random_game(number);
        evaluator.reset(&game[0]);
        for (ply, position) in game.iter().enumerate().skip(1) {
            evaluator.enter(ply, position);
            assert_eq!(evaluator.evaluate(ply, position), reference(weights, position));
            let before = &game[ply - 1];
            let mv =
                before.legal_moves().into_iter().find(|mv| before.after_legal(*mv) == *position);
            match mv.unwrap().kind() {
                MoveKind::Castle => castled += 1,
                MoveKind::EnPassant => passing += 1,
                MoveKind::Promotion(_) => promoted += 1,
                MoveKind::Normal => {}
            }
            let mirrored = |position: &Position| position.king(before.turn()).index() & 4;
            crossed += usize::from(mirrored(before) != mirrored(position));
        }
    }
    for count in [castled, passing, promoted, crossed] {
        assert!(count > 10, "{castled} {passing} {promoted} {crossed}");
    }
}

#[test]
fn lines_may_branch_and_pass_and_be_judged_late() {
    let weights = random_weights(2);
    let mut evaluator = Evaluator::with(weights, Instructions::detect());
    let mut random = ChaCha8Rng::seed_from_u64(3);
    for number in 100..110 {
        let mut line = vec![random_game(number)[0]];
        evaluator.reset(&line[0]);
        for _ in 0..1000 {
            let keep = line.len().saturating_sub(random.next_u32() as usize % 4).max(1);
            line.truncate(keep);
            while line.len() <= MAX_PLY && random.next_u32() % 4 > 0 {
                let last = line[line.len() - 1];
                let moves = last.legal_moves();
                let mv = moves.get(random.next_u32() as usize % (moves.len() + 1));
                let next = mv.map(|mv| last.after_legal(*mv)).or_else(|| last.after_pass());
                let Some(next) = next else { break };
                evaluator.enter(line.len(), &next);
                line.push(next);
            }
            let ply = line.len() - 1;
            let judged = evaluator.evaluate(ply, &line[ply]);
            assert_eq!(judged, reference(weights, &line[ply]));
        }
    }
}

#[test]
fn all_instructions_agree() {
    let weights = random_weights(4);
    let forms = [Instructions::Plain, Instructions::detect()];
    let mut evaluators = forms.map(|instructions| Evaluator::with(weights, instructions));
    let mut count = 0;
    for number in 1000.. {
        let game = random_game(number);
        for (ply, position) in game.iter().enumerate() {
            let judged = evaluators.each_mut().map(|evaluator| {
                evaluator.enter(ply, position);
                evaluator.evaluate(ply, position)
            });
            assert_eq!(judged[0], judged[1], "{position}");
        }
        count += game.len();
        if count > 100_000 {
            break;
        }
    }
}

#[test]
fn both_colours_and_both_halves_are_judged_alike() {
    let judge = |fen: &str| {
        let position: Position = fen.parse().unwrap();
        let mut evaluator = Evaluator::new();
        evaluator.reset(&position);
        evaluator.evaluate(0, &position)
    };
    let value = judge("6k1/5ppp/8/3q4/8/2N5/PP6/K7 w - - 0 1");
    assert_eq!(judge("k7/pp6/2n5/8/3Q4/8/5PPP/6K1 b - - 0 1"), value);
    assert_eq!(judge("1k6/ppp5/8/4q3/8/5N2/6PP/7K w - - 0 1"), value);
}

#[test]
fn weights_as_great_as_may_be_do_not_overflow() {
    let mut weights = Box::new(Weights::ZERO);
    for row in weights.inputs.iter_mut().chain([&mut weights.biases]) {
        row.0.fill(GREATEST_INPUT);
    }
    weights.outputs.as_flattened_mut().iter_mut().for_each(|row| row.0.fill(GREATEST_OUTPUT));
    let weights: &Weights = Box::leak(weights);
    let full = "QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/qqqqqqqq/qqqqqqqq/qqqqqqqq/qKqqqkqq";
    let mut board = Board::EMPTY;
    for (square, letter) in Square::ALL.into_iter().zip(full.chars().filter(|&c| c != '/')) {
        board.set(square, Piece::from_char(letter));
    }
    let view = Perspective::new(Color::White, Square::B8);
    let mut changes = Changes::default();
    changes.find(&Board::EMPTY, &board, view);
    for instructions in [Instructions::Plain, Instructions::detect()] {
        let mut sums = Row::ZERO;
        instructions.update(&weights.biases, &mut sums, &changes, weights);
        assert_eq!(sums.0, [65 * GREATEST_INPUT; NEURONS]);
        let output = instructions.output([&sums; 2], &weights.outputs[0]);
        assert_eq!(output, 2 * NEURONS as i64 * FIRST * FIRST * i64::from(GREATEST_OUTPUT));
    }
}
