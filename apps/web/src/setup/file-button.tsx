import { useRef } from 'react';
import type { IconName } from '../art/icons/icon-paths.ts';
import { Button } from '../ui/button.tsx';

interface FileButtonProps {
  label: string;
  icon?: IconName;
  onFile: (file: File) => void;
}

/** A button that asks for a file. */
export function FileButton({ label, icon = 'upload', onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again after it was mended.
          target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
      <Button icon={icon} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
