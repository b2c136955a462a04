import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useState,
  useSyncExternalStore,
} from 'react';
import { ToastRegion, type ToastMessage } from '../ui/toast.tsx';
import { useWords } from './language/language.tsx';
import { useRoute } from './navigation/navigation.ts';
import { isGame } from './navigation/routes.ts';
import { newKey } from './platform.ts';
import { newVersion, takeVersion } from './updates.ts';

type Tell = (text: string, tone?: ToastMessage['tone']) => void;

const UPDATE = 'update';
const ToastContext = createContext<Tell>(() => undefined);

/** Tells something in passing, at the foot of the screen. */
export function useTell(): Tell {
  return useContext(ToastContext);
}

/** The place for what is told in passing. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { shell } = useWords();
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const tell = useCallback<Tell>((text, tone = 'plain') => {
    setMessages((before) => [
      ...before.filter((message) => message.text !== text),
      { id: newKey(), text, tone },
    ]);
  }, []);
  const dismiss = useCallback((id: string) => {
    if (id === UPDATE) newVersion.set(null);
    setMessages((before) => before.filter((message) => message.id !== id));
  }, []);
  const route = useRoute();
  const version = useSyncExternalStore(newVersion.subscribe, newVersion.getSnapshot);
  const update: ToastMessage[] =
    // Nobody is interrupted at a table; it waits for the next screen.
    version === null || isGame(route)
      ? []
      : [
          {
            id: UPDATE,
            text: shell.newVersion,
            actions: [{ label: shell.reload, run: () => takeVersion(version) }],
          },
        ];
  return (
    <ToastContext value={tell}>
      {children}
      <ToastRegion
        label={shell.messages}
        dismissLabel={shell.dismiss}
        messages={[...messages, ...update]}
        onDismiss={dismiss}
      />
    </ToastContext>
  );
}
