import { useFormField } from '@/components/editing/fields';
import { PageDates } from '@/components/sources/page-dates';
import { OutwardLink } from '@/components/ui/text/outward-link';
import { count, counted } from '@/components/ui/text/numbers';
import type { Generation } from '../api/get-generation';

type Research = NonNullable<Generation['research']>;

/** Lists the passages that were found, by question. Each is used unless a person removes it. */
export function PassagesField({ research }: { research: Research }) {
  const { field } = useFormField('withoutPassages');
  const without = field.value as string[];
  const { questions, passages } = research;
  const choose = (id: string, used: boolean) =>
    field.onChange(used ? without.filter((one) => one !== id) : [...without, id]);
  if (passages.length === 0) {
    return (
      <p className="text-small text-ink-2">Nothing that was looked up answers a question of this article.</p>
    );
  }
  return (
    <section aria-label="What was looked up">
      <h3 className="mb-2 flex justify-between gap-4 font-medium">
        What was looked up
        <span className="font-normal text-ink-3 tabular-nums">
          {count(passages.length - without.length)} of {counted(passages.length, 'passage')} used
        </span>
      </h3>
      <p className="mb-3 text-small text-ink-2">
        The article uses the passages that are ticked, and no other fact from these pages.
      </p>
      <ol className="grid gap-4">
        {questions.map(({ question }, place) => {
          const answers = passages.filter((passage) => passage.question === place);
          return (
            <li key={place} className="text-small">
              <p className="font-medium">{question}</p>
              {answers.length === 0 && <p className="text-ink-3">Nothing was found.</p>}
              {answers.map(({ id, source, text }) => (
                <div key={id} className="mt-1.5">
                  <label className="flex min-h-6 items-start gap-2 max-md:min-h-11">
                    <input
                      type="checkbox"
                      className="mt-0.5 size-4 shrink-0 accent-accent"
                      checked={!without.includes(id)}
                      onChange={({ target }) => choose(id, target.checked)}
                    />
                    <span className="min-w-0 font-serif">{text}</span>
                  </label>
                  <Whence source={research.sources.find((one) => one.id === source)} />
                </div>
              ))}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Whence({ source }: { source: Research['sources'][number] | undefined }) {
  if (!source) return null;
  const { id, title, url, dates } = source;
  return (
    <div className="pl-6 break-words text-ink-3">
      [{id}]{' '}
      {url === null ? (
        title
      ) : (
        <OutwardLink href={url} className="text-link">
          {title}
        </OutwardLink>
      )}
      <PageDates dates={dates} />
    </div>
  );
}
