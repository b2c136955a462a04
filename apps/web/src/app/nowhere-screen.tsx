import { useWords } from './language/language.tsx';
import { LinkButton } from './navigation/link-button.tsx';
import { ScreenFrame } from './shell/screen-frame.tsx';

/** An address that leads nowhere. */
export function NowhereScreen() {
  const { nowhere, shell } = useWords();
  return (
    <ScreenFrame title={nowhere.title} intro={nowhere.says}>
      <div>
        <LinkButton to={{ screen: 'start' }} variant="primary" icon="home">
          {shell.home}
        </LinkButton>
      </div>
    </ScreenFrame>
  );
}
