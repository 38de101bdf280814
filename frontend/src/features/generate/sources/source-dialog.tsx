import { useState } from 'react';
import { sentenceOf } from '@/api/api-error';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { Textarea, TextInput } from '@/components/ui/controls/text-input';
import { Dialog } from '@/components/ui/overlays/dialog';
import { count } from '@/components/ui/text/numbers';
import { useReadSource } from '../api/read-source';
import { PageNotes } from './page-notes';
import {
  LONGEST_TEXT,
  LONGEST_TITLE,
  readFrom,
  wordCountOf,
  type ChosenSource,
} from '../domain/source-values';

interface SourceDialogProps {
  source: ChosenSource;
  /** Whether the source is not in the list yet. */
  isNew: boolean;
  onUse: (source: ChosenSource) => void;
  onClose: () => void;
}

/** Shows a source as the writer will get it. A person checks it, and may change it. */
export function SourceDialog({ source: given, isNew, onUse, onClose }: SourceDialogProps) {
  const { url } = given;
  const { source, title, setTitle, text, setText, reading } = useSourceText(given);
  const [pressed, setPressed] = useState(false);
  const changed = title !== source.title || text !== source.text;
  const edited = source.edited || (url !== '' && changed);
  const faults = faultsOf({ title, text });
  const use = () => {
    setPressed(true);
    if (!faults.title && !faults.text) onUse({ ...source, title, text, edited });
  };
  return (
    <Dialog
      open
      title={url !== '' ? 'Source from an address' : 'Source as a text'}
      unsaved={changed || source !== given}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {/* The second press of a double click may come when the next source is already here. It must not accept that
              one. */}
          <Button variant="primary" onClick={({ detail }) => detail < 2 && use()}>
            {isNew ? 'Use This Source' : 'Save'}
          </Button>
        </>
      }
    >
      <div className="grid gap-5 px-6 py-5 max-md:px-4">
        {url !== '' && <Origin url={url} edited={edited} />}
        {url !== '' && <PageNotes {...reading} source={source} changed={edited} />}
        <Field label="Title" error={pressed ? faults.title : undefined}>
          <TextInput
            value={title}
            maxLength={LONGEST_TITLE}
            onChange={(event) => setTitle(event.target.value)}
          />
        </Field>
        <Field
          label="Text"
          aside={`${count(wordCountOf(text))} words`}
          error={pressed || text.length > LONGEST_TEXT ? faults.text : undefined}
        >
          <Textarea rows={10} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}

/** Gives the source in the dialog, and a way to replace it with another reading of the page. */
function useSourceText(given: ChosenSource) {
  const [source, setSource] = useState(given);
  const [title, setTitle] = useState(given.title);
  const [text, setText] = useState(given.text);
  const { mutate, isPending, error } = useReadSource();
  const { url } = given;
  const take = (read: ChosenSource) => {
    setSource(read);
    setTitle(read.title);
    setText(read.text);
  };
  const reading = {
    onRead: (whole: boolean) =>
      mutate({ url, whole }, { onSuccess: (answer) => take(readFrom(url, answer)) }),
    reading: isPending,
    problem: error ? sentenceOf(error) : '',
  };
  return { source, title, setTitle, text, setText, reading };
}

function Origin({ url, edited }: { url: string; edited: boolean }) {
  return (
    <p className="text-small break-words text-ink-2">
      Read from {url}. {edited ? 'Changed as it is, it' : 'Change it, and it'} goes along as your text,
      without the address.
    </p>
  );
}

function faultsOf({ title, text }: Pick<ChosenSource, 'title' | 'text'>) {
  const tooLong = text.length > LONGEST_TEXT ? `At most ${count(LONGEST_TEXT)} characters.` : undefined;
  return {
    title: title.trim() === '' ? 'Please enter a title.' : undefined,
    text: text.trim() === '' ? 'Please enter the text.' : tooLong,
  };
}
