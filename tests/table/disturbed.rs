//! What another program does to the file of a game that is open.

use std::fs;
use std::path::{Path, PathBuf};

use annabella::table::journal::{Condition, Reading};
use annabella::table::library::Library;
use annabella::table::replay::replay;
use annabella::table::{FileLoss, Game, KeepError, Update};

use crate::{act, action, listener, new_game};

struct Stage {
    folder: tempfile::TempDir,
    library: Library,
    game: Game,
    id: String,
    path: PathBuf,
}

/// A game with a move and a name, and its file.
fn stage() -> Stage {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let library = Library::open(folder.path().join("games"));
    let (mut game, _) = new_game("new chess", Some(&library));
    act(&mut game, "white", "move e2e4", 0);
    game.rename("Evening with Carla", 0).expect("the disk works");
    let id = game.id().expect("it has a file").to_owned();
    let path = library.path(&id).expect("an id");
    Stage { folder, library, game, id, path }
}

impl Stage {
    fn play(&mut self, by: &str, deed: &str) -> Update {
        self.game.dispatch(action(by, deed), 0)
    }

    /// All that was played is in a sound file, and the name with it.
    #[track_caller]
    fn check_is_kept(&self) -> Reading {
        let id = self.game.id().expect("it has a file");
        let reading = self.library.read(id).expect("it is there");
        assert_eq!(reading.condition, Condition::Whole);
        assert_eq!(reading.name(), Some("Evening with Carla"));
        assert_eq!(replay(&reading).expect("a game").state, *self.game.state());
        assert!(self.game.is_in_its_file() && self.game.pending() == 0);
        reading
    }
}

fn append(path: &Path) {
    let text = fs::read_to_string(path).unwrap() + "something else\n";
    fs::write(path, text).unwrap();
}

fn change_a_letter(path: &Path) {
    let text = fs::read_to_string(path).unwrap().replace("e2e4", "d2d4");
    fs::write(path, text).unwrap();
}

fn cut(path: &Path) {
    fs::File::options().write(true).open(path).unwrap().set_len(200).unwrap();
}

fn empty(path: &Path) {
    fs::write(path, "").unwrap();
}

fn replace(path: &Path) {
    let copy = path.with_extension("copy");
    fs::copy(path, &copy).unwrap();
    fs::rename(&copy, path).unwrap();
}

#[test]
fn a_changed_file_is_left_alone_and_the_game_saved_aside() {
    for disturb in [append, change_a_letter, cut, empty, replace] {
        let mut stage = stage();
        disturb(&stage.path);
        let disturbed = fs::read(&stage.path).unwrap();
        assert!(!stage.game.is_in_its_file());
        let update = stage.play("black", "move e7e5");
        let Err(KeepError::Moved { loss, to }) = update.kept else { panic!("{:?}", update.kept) };
        assert_eq!(loss, FileLoss::Changed(stage.id.clone()));
        assert_eq!(Some(to.as_str()), stage.game.id());
        assert_ne!(to, stage.id, "nothing is replaced");
        assert_eq!(fs::read(&stage.path).unwrap(), disturbed, "it is left as it is");
        stage.check_is_kept();
        assert!(stage.play("white", "move g1f3").kept.is_ok(), "it is told once");
        stage.check_is_kept();
    }
}

#[test]
fn a_file_that_is_gone_is_made_anew() {
    let mut stage = stage();
    fs::remove_file(&stage.path).unwrap();
    let update = stage.play("black", "move e7e5");
    let gone = FileLoss::Gone(stage.id.clone());
    assert!(matches!(update.kept, Err(KeepError::Moved { loss, .. }) if loss == gone));
    stage.check_is_kept();
}

#[test]
fn a_look_at_a_file_is_no_change() {
    let mut stage = stage();
    fs::read(&stage.path).unwrap();
    let file = fs::File::options().write(true).open(&stage.path).unwrap();
    file.set_modified(std::time::UNIX_EPOCH).unwrap();
    assert!(stage.play("black", "move e7e5").kept.is_ok());
    assert_eq!(stage.game.id(), Some(stage.id.as_str()));
    stage.check_is_kept();
}

#[test]
fn a_name_and_the_end_of_the_program_notice_it_too() {
    let mut stage = stage();
    append(&stage.path);
    let named = stage.game.rename("Evening with Carla", 0);
    assert!(matches!(named, Err(KeepError::Moved { .. })), "{named:?}");
    stage.check_is_kept();
    let path = stage.library.path(stage.game.id().expect("it has a file")).unwrap();
    cut(&path);
    let Stage { folder: _folder, library, game, .. } = stage;
    drop(game);
    let games = library.list().unwrap();
    let whole = |listed: &&annabella::table::library::Listed| {
        listed.content.as_ref().is_ok_and(|summary| summary.condition == Condition::Whole)
    };
    assert_eq!((games.len(), games.iter().filter(whole).count()), (3, 1), "{games:?}");
}

#[test]
fn a_game_that_cannot_be_saved_aside_is_kept_in_memory_until_it_can() {
    let mut stage = stage();
    let folder = stage.library.folder().to_owned();
    fs::remove_dir_all(&folder).unwrap();
    fs::write(&folder, "in the way").unwrap();
    let update = stage.play("black", "move e7e5");
    assert!(matches!(update.kept, Err(KeepError::Library(_) | KeepError::Save(_))));
    assert!(stage.game.pending() > 0 && !stage.game.is_in_its_file());
    fs::remove_file(&folder).unwrap();
    let update = stage.play("white", "move g1f3");
    assert!(matches!(update.kept, Err(KeepError::Moved { .. })), "{:?}", update.kept);
    stage.check_is_kept();
}

#[test]
fn a_game_that_came_back_notices_it_as_well() {
    let Stage { folder, library, game, id, path } = stage();
    drop(game);
    let (game, _) = Game::resume(&library, &id, listener().0, 0, 0).expect("it goes on");
    let mut stage = Stage { folder, library, game, id, path };
    assert!(stage.game.is_in_its_file());
    append(&stage.path);
    assert!(matches!(stage.play("black", "move e7e5").kept, Err(KeepError::Moved { .. })));
    stage.check_is_kept();
}
