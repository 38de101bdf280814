/** The path in printable ASCII, and not the beginning of another host as browsers read it: `//` or `/\`. */
const path = /^\/(?![/\\])[\x21-\x7e]{0,2000}$/;

/** Where somebody is led after sign-on: the path that was asked for if it is one of our pages, else `/`. */
export function ownPath(asked: string | undefined): string {
  if (asked === undefined || !path.test(asked)) return '/';
  const origin = 'http://desk.invalid';
  const url = new URL(asked, origin);
  // Dots may have led it to what another host’s address begins with.
  const read = `${url.pathname}${url.search}${url.hash}`;
  const isPage =
    url.origin === origin && path.test(read) && !/^\/(api|login|health|metrics)(\/|$)/.test(url.pathname);
  return isPage ? read : '/';
}
