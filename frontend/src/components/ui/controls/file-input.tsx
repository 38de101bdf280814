import type { ComponentProps } from 'react';

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  onFile: (file: File) => void;
}

/** Takes one file. Its visible form is around it, or is a button that clicks it. */
export function FileInput({ onFile, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      type="file"
      onChange={({ target }) => {
        const file = target.files?.[0];
        if (file) onFile(file);
        // The value is emptied, so that the same file can be chosen again after it was changed.
        target.value = '';
      }}
    />
  );
}
