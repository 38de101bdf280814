/** A path in printable ASCII that browsers do not read as the start of another host (`//` or `/\`). */
const path = /^\/(?![/\\])[\x21-\x7e]{0,2000}$/;

/** The path to open after sign-on: the one that was asked for if it is one of our pages, else `/`. */
export function ownPath(asked: string | undefined): string {
  if (asked === undefined || !path.test(asked)) return '/';
  const origin = 'http://desk.invalid';
  const url = new URL(asked, origin);
  // Dots in the path may have been resolved to something that begins like another host’s address.
  const read = `${url.pathname}${url.search}${url.hash}`;
  const isPage =
    url.origin === origin && path.test(read) && !/^\/(api|login|health|metrics)(\/|$)/.test(url.pathname);
  return isPage ? read : '/';
}
