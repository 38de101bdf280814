import type { ComponentProps } from 'react';

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  onFile: (file: File) => void;
}

/** Takes one file; what a person sees of it stands around it, or is a button that clicks it. */
export function FileInput({ onFile, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      type="file"
      onChange={({ target }) => {
        const file = target.files?.[0];
        if (file) onFile(file);
        // The same file can be chosen again once it was changed.
        target.value = '';
      }}
    />
  );
}
