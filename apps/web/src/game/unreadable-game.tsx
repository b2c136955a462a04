import { saveFile } from '../app/files.ts';
import { useWords } from '../app/language/language.tsx';
import { LinkButton } from '../app/navigation/link-button.tsx';
import { ScreenFrame } from '../app/shell/screen-frame.tsx';
import { useTell } from '../app/toasts.tsx';
import { device } from '../local/device.ts';
import { isTrouble } from '../online/api.ts';
import { useTroubleWords } from '../online/use-trouble-words.ts';
import { Button } from '../ui/button.tsx';
import styles from './unreadable-game.module.css';

/** A game of another version that cannot be gone on with: it is kept, and can be taken along as a file. */
export function UnreadableGame({ game }: { game: string }) {
  const { unreadable, mine } = useWords();
  const words = useTroubleWords();
  const tell = useTell();
  const save = async (): Promise<void> => {
    const kept = await device().games.kept(game);
    if (isTrouble(kept)) return tell(words(kept), 'bad');
    saveFile(`altiplano-${game.slice(0, 8)}.json`, `${JSON.stringify(kept)}\n`);
  };
  return (
    <ScreenFrame title={unreadable.title} intro={unreadable.says}>
      <div className={styles.ways}>
        <Button variant="primary" icon="download" onClick={() => void save()}>
          {mine.save}
        </Button>
        <LinkButton to={{ screen: 'mine' }}>{mine.title}</LinkButton>
      </div>
    </ScreenFrame>
  );
}
