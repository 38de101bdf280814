import { useTyped } from '../filters/use-typed';
import { happeningOf } from './happening';
import { useHistory } from './use-history';
import { useShow } from './use-show';

/** Goes through the revisions in order; a revision is shown when the slider rests on it. */
export function RevisionSlider({ id }: { id: string }) {
  const { events, shown, latest } = useHistory(id);
  const show = useShow();
  const [at, slide] = useTyped(String(shown ?? 0), (revision) =>
    show({ rev: Number(revision), against: undefined }),
  );
  const event = events.find(({ revision }) => String(revision) === at);
  const what = event ? `, ${happeningOf(event).what}, ${event.actor.name}` : '';
  return (
    <div className="flex items-center gap-4 border-b border-line px-6 py-2 text-small max-md:px-4 lg:pl-12">
      <input
        type="range"
        aria-label="Go to revision"
        min={0}
        max={latest ?? 0}
        step={1}
        value={at}
        disabled={!latest}
        aria-valuetext={`r${at}${what}`}
        onChange={({ target }) => slide(target.value)}
        className="target min-w-0 grow cursor-pointer accent-ink disabled:cursor-default"
      />
      <output aria-hidden="true" className="w-56 truncate text-ink-2 tabular-nums max-md:w-36">
        {shown !== undefined && `r${at}${what}`}
      </output>
    </div>
  );
}
