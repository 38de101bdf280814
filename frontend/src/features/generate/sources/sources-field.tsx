import { OutwardLink } from '@/components/ui/text/outward-link';
import { FileText, Link2 } from 'lucide-react';
import { useState, type KeyboardEvent, useRef } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field, FieldError } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import type { Idea } from '@/features/topics/contract';
import { SourceDialog } from './source-dialog';
import { SourceRow } from './source-row';
import { MOST_SOURCES, keptSources, sourcesIn, type Source } from './source-values';
import { useFormContext } from 'react-hook-form';
import { sentenceOf } from '@/api/api-error';
import { useFormField } from '@/components/editing/fields';
import { useFocusMove } from '@/components/focus/use-focus-move';
import { useReadSource } from '../api/read-source';

/** What the article is to rest on: addresses that are read first, and pasted texts. */
export function SourcesField({ suggested }: { suggested: Idea['researchSources'] }) {
  const list = useSources();
  const { root, error, sources, open, reading } = list;
  return (
    <section ref={root} aria-label="Sources">
      <h3 className="mb-1.5 flex items-baseline justify-between gap-4 text-small">
        <span className="font-medium">Sources</span>
        <span className="text-ink-3">
          {sources.length === 0 ? 'optional' : `${sources.length} of ${MOST_SOURCES}`}
        </span>
      </h3>
      <SourceList {...list} />
      <FieldError id="sources-fault" error={error} />
      {sources.length < MOST_SOURCES && (
        <>
          <AddressInput reading={reading !== undefined} onRead={list.read} />
          <Button size="small" icon={<FileText />} className="mt-2" onClick={list.paste}>
            Paste a Text
          </Button>
          <Suggestions
            sources={suggested.filter(({ url }) => sources.every((source) => source.url !== url))}
            reading={reading}
            onRead={list.read}
          />
        </>
      )}
      {open && (
        <SourceDialog
          source={open.source}
          isNew={sources[open.place]?.text !== open.source.text}
          onClose={list.close}
          onUse={(source) => {
            list.put(open.place, source);
            list.close();
          }}
        />
      )}
    </section>
  );
}

function SourceList({ sources, reading, look, read, remove, put }: ReturnType<typeof useSources>) {
  if (sources.length === 0) return null;
  return (
    <ul className="mb-3 border-t border-line">
      {sources.map((source, place) => (
        <SourceRow
          key={place}
          source={source}
          place={place + 1}
          reading={reading === source.url}
          onEdit={() => look(source, place)}
          onRemove={() => remove(place)}
          onReadAgain={() => read(source.url, place)}
          onWithout={() => put(place, { ...source, without: true })}
        />
      ))}
    </ul>
  );
}

function AddressInput({ reading, onRead }: { reading: boolean; onRead: (url: string) => void }) {
  const [typed, setTyped] = useState('');
  const url = typed.trim();
  const read = () => {
    if (url === '' || reading) return;
    onRead(/^[a-z]+:\/\//i.test(url) ? url : `https://${url}`);
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter would send the form around it.
    event.preventDefault();
    read();
  };
  return (
    <div className="flex items-end gap-2">
      <Field label="Address of a source" hideLabel className="min-w-0 grow">
        <TextInput
          value={typed}
          type="url"
          maxLength={2_000}
          placeholder="https://…"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Button icon={<Link2 />} pending={reading && 'Reading...'} onClick={read}>
        Read
      </Button>
    </div>
  );
}

interface SuggestionsProps {
  sources: Idea['researchSources'];
  reading: string | undefined;
  onRead: (url: string) => void;
}

/** The research sources of an idea, which nobody has read for this article yet. */
function Suggestions({ sources, reading, onRead }: SuggestionsProps) {
  if (sources.length === 0) return null;
  return (
    <section aria-label="Suggested by the idea" className="mt-4">
      <h4 className="text-small text-ink-2">Suggested by the idea, not read yet</h4>
      <ul className="mt-1 border-t border-line text-small">
        {sources.map(({ name, url }) => (
          <li key={url} className="flex items-center justify-between gap-3 border-b border-line py-1">
            <OutwardLink href={url} className="text-link min-w-0 truncate">
              {name}
            </OutwardLink>
            <Button
              size="small"
              variant="ghost"
              aria-label={`Read ${name}`}
              pending={reading === url && 'Reading...'}
              onClick={() => onRead(url)}
            >
              Read
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const none: Source = { url: '', title: '', text: '', edited: false, problem: '', without: false };

/** The sources in the form around it, the one that is being looked at, and what can be done with them. */
function useSources() {
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
    field.onChange(keptSources(now.toSpliced(place, 1, source)));
  };
  return {
    root,
    error,
    sources,
    put,
    /** The one that is being looked at, and where it stands or will stand. */
    open,
    look: (source: Source, place: number) => setOpen({ source, place }),
    paste: () => setOpen({ source: none, place: sources.length }),
    close: () => setOpen(undefined),
    reading: isPending ? variables : undefined,
    read: (url: string, place = sources.length) =>
      mutate(url, {
        onSuccess: ({ title, text }) => setOpen({ source: { ...none, url, title, text }, place }),
        onError: (fault) => put(place, { ...none, url, problem: sentenceOf(fault) }),
      }),
    remove: (place: number) => {
      field.onChange(keptSources(sources.toSpliced(place, 1)));
      goOn({});
    },
  };
}
