import { OutwardLink } from '@/components/ui/text/outward-link';
import { FileText, Link2 } from 'lucide-react';
import { useState, type KeyboardEvent, useRef } from 'react';
import { v4 as uuid } from 'uuid';
import { Button } from '@/components/ui/controls/button';
import { Field, FieldError } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import type { Idea } from '@/features/topics/contract';
import { FileButton } from './file-button';
import { SourceDialog } from './source-dialog';
import { SourceRow } from './source-row';
import {
  MOST_SOURCES,
  keptSources,
  indexForSource,
  readFrom,
  sourcesIn,
  type ChosenSource,
} from '../domain/source-values';
import { useFormContext } from 'react-hook-form';
import { sentenceOf } from '@/api/api-error';
import { useFormField } from '@/components/editing/fields';
import { useFocusMove } from '@/components/focus/use-focus-move';
import { useReadSource } from '../api/read-source';

/** A field for the sources of the article: addresses and files, which are read first, and pasted texts. */
export function SourcesField({ suggested }: { suggested: Idea['researchSources'] }) {
  const list = useSources();
  const { root, error, sources, open, reading, full } = list;
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
      <AddressInput reading={reading.length > 0} full={full} onRead={list.read} />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" icon={<FileText />} blocked={full} onClick={list.paste}>
          Paste a Text
        </Button>
        <FileButton full={full} onRead={list.look} />
      </div>
      <p role="status" className="mt-2 text-small text-ink-2 empty:hidden">
        {full && `An article rests on at most ${MOST_SOURCES} sources.`}
      </p>
      <Suggestions
        sources={suggested.filter(({ url }) => sources.every((source) => source.url !== url))}
        reading={reading}
        full={full}
        onRead={list.read}
      />
      {open && (
        <SourceDialog
          key={open.key}
          source={open.source}
          isNew={open.place === undefined}
          onClose={list.close}
          onUse={(source) => {
            list.put(source, open.place);
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
          reading={reading.includes(source.url)}
          onEdit={() => look(source, place)}
          onRemove={() => remove(place)}
          onReadAgain={() => read(source.url)}
          onWithout={() => put({ ...source, without: true }, place)}
        />
      ))}
    </ul>
  );
}

interface AddressInputProps {
  reading: boolean;
  /** Whether there is no room for another source. */
  full: boolean;
  onRead: (url: string) => void;
}

function AddressInput({ reading, full, onRead }: AddressInputProps) {
  const [typed, setTyped] = useState('');
  const url = typed.trim();
  const read = () => {
    if (url === '' || reading || full) return;
    onRead(/^[a-z]+:\/\//i.test(url) ? url : `https://${url}`);
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter would otherwise send the form around the field.
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
      <Button icon={<Link2 />} pending={reading && 'Reading...'} blocked={full} onClick={read}>
        Read
      </Button>
    </div>
  );
}

interface SuggestionsProps {
  sources: Idea['researchSources'];
  /** The addresses that are being read. */
  reading: readonly string[];
  full: boolean;
  onRead: (url: string) => void;
}

/** Lists the research sources of an idea, which nobody has read for this article yet. */
function Suggestions({ sources, reading, full, onRead }: SuggestionsProps) {
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
              pending={reading.includes(url) && 'Reading...'}
              blocked={full}
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

const none: ChosenSource = { url: '', title: '', text: '', edited: false, problem: '', without: false };

/** A source that a person is checking, or will check next. */
interface Opened {
  key: string;
  source: ChosenSource;
  /** The index of the source; undefined for a new one, until it is used. */
  place: number | undefined;
}

/** Gives the sources of the form, the one that a person is checking, and the actions on them. */
function useSources() {
  const { field, error } = useFormField('sources');
  const { getValues } = useFormContext<{ sources: string }>();
  // A person checks one source at a time, so others that are read meanwhile wait.
  const [opened, setOpened] = useState<readonly Opened[]>([]);
  const root = useRef<HTMLElement>(null);
  const [gone, goOn] = useState<object>();
  useFocusMove(gone, () => root.current?.querySelector<HTMLElement>('[data-source] button, input'));
  const sources = sourcesIn(field.value as string);
  /** Puts a source in its place. The list is read only then, because it may have changed while the source was read. */
  const put = (source: ChosenSource, place?: number) => {
    const now = sourcesIn(getValues('sources'));
    field.onChange(keptSources(now.toSpliced(place ?? indexForSource(source, now), 1, source)));
  };
  const look = (source: ChosenSource, place?: number) =>
    setOpened((others) => [...others, { key: uuid(), source, place }]);
  const addresses = useReading(look, put);
  const coming = [
    ...addresses.reading.map((url) => ({ ...none, url })),
    ...opened.filter(({ place }) => place === undefined).map(({ source }) => source),
  ].filter((source) => indexForSource(source, sources) === sources.length);
  return {
    root,
    error,
    sources,
    /** Whether the list is full, including sources that are being read or checked. */
    full: sources.length + coming.length >= MOST_SOURCES,
    put,
    /** The source that is being checked. */
    open: opened[0],
    look,
    paste: () => look(none),
    close: () => setOpened((all) => all.slice(1)),
    ...addresses,
    remove: (place: number) => {
      field.onChange(keptSources(sources.toSpliced(place, 1)));
      goOn({});
    },
  };
}

/**
 * Gives the addresses that are being read, and a function that reads another.
 * @param onRead called with a source that was read
 * @param onUnread called with an address that couldn't be read, and the reason
 */
function useReading(onRead: (source: ChosenSource) => void, onUnread: (source: ChosenSource) => void) {
  const [reading, setReading] = useState<readonly string[]>([]);
  const { mutateAsync } = useReadSource();
  const readNow = async (url: string) => {
    setReading((others) => [...others, url]);
    try {
      onRead(readFrom(url, await mutateAsync({ url })));
    } catch (fault) {
      onUnread({ ...none, url, problem: sentenceOf(fault) });
    }
    setReading((all) => all.filter((one) => one !== url));
  };
  return { reading, read: (url: string) => void readNow(url) };
}
