import { useWords } from '../app/language/language.tsx';
import { LinkButton } from '../app/navigation/link-button.tsx';
import type { Where } from '../app/navigation/routes.ts';

interface FinishedWaysProps {
  where: Where;
  game: string;
}

/** What one does with a finished game: watch it again, look back on it. */
export function FinishedWays({ where, game }: FinishedWaysProps) {
  const { mine } = useWords();
  return (
    <>
      <LinkButton to={{ screen: 'replay', where, game }} icon="play">
        {mine.replay}
      </LinkButton>
      <LinkButton to={{ screen: 'review', where, game }} icon="chart">
        {mine.review}
      </LinkButton>
    </>
  );
}
