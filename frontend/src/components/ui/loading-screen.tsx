import { Spinner } from './spinner';

/** The whole window while it is not yet known who is signed in, or a page's code is on its way. */
export function LoadingScreen() {
  return (
    <div role="status" className="grid min-h-dvh place-items-center text-ink-2">
      <span className="flex items-center gap-2.5">
        <Spinner />
        Loading...
      </span>
    </div>
  );
}
