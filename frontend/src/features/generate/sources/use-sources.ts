import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { sentenceOf } from '@/api/api-error';
import { useFormField } from '@/components/editing/fields';
import { useFocusMove } from '@/components/focus/use-focus-move';
import { useReadSource } from '../api/read-source';
import { keptSources, sourcesIn, type Source } from './source-values';

const none: Source = { url: '', title: '', text: '', edited: false, problem: '', without: false };

/** The sources in the form around it, the one that is being looked at, and what can be done with them. */
export function useSources() {
  const { field, error } = useFormField('sources');
  const { getValues } = useFormContext<{ sources: string }>();
  const { mutate, isPending, variables } = useReadSource();
  const [open, setOpen] = useState<{ source: Source; place: number }>();
  const root = useRef<HTMLElement>(null);
  const [gone, goOn] = useState<object>();
  useFocusMove(gone, () => root.current?.querySelector<HTMLElement>('[data-source] button, input'));
  const sources = sourcesIn(field.value as string);
  /** Reading takes a while, in which others may come and go. */
  const put = (place: number, source: Source) => {
    const now = sourcesIn(getValues('sources'));
    field.onChange(keptSources([...now.slice(0, place), source, ...now.slice(place + 1)]));
  };
  return {
    root,
    error,
    sources,
    put,
    /** The one that is being looked at, and where it stands or will stand. */
    open,
    look: (place: number) => {
      const source = sources[place];
      if (source) setOpen({ source, place });
    },
    paste: () => setOpen({ source: none, place: sources.length }),
    close: () => setOpen(undefined),
    /** The address that is being read. */
    reading: isPending ? variables : undefined,
    read: (url: string, place = sources.length) =>
      mutate(url, {
        onSuccess: ({ title, text }) => setOpen({ source: { ...none, url, title, text }, place }),
        onError: (fault) => put(place, { ...none, url, problem: sentenceOf(fault) }),
      }),
    remove: (place: number) => {
      field.onChange(keptSources(sources.filter((_, at) => at !== place)));
      goOn({});
    },
  };
}
