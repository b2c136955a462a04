import type { Trouble } from '@altiplano/protocol';
import { useWords } from '../app/language/language.tsx';
import { LinkButton } from '../app/navigation/link-button.tsx';
import { ScreenFrame } from '../app/shell/screen-frame.tsx';
import { useTroubleWords } from '../online/use-trouble-words.ts';

/** A finished game that cannot be shown, and why. */
export function GoneNote({ trouble }: { trouble: Trouble }) {
  const { mine, replayPage } = useWords();
  const words = useTroubleWords();
  return (
    <ScreenFrame title={replayPage.gone} intro={words(trouble)}>
      <div>
        <LinkButton to={{ screen: 'mine' }} variant="primary">
          {mine.title}
        </LinkButton>
      </div>
    </ScreenFrame>
  );
}
