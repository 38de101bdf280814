import { z } from 'zod';
import { checkClock } from './clock-check.js';
import { pointsOf, redirected } from './connection-check.js';
import type { CheckedPoint } from './site-builder.js';
import type { SiteResponse } from './site-requests.js';
import { wordPressErrorIn, type WordPressRequests } from './wordpress-requests.js';

const index = z.object({ authentication: z.unknown() });
const user = z.object({
  name: z.string().default(''),
  capabilities: z.record(z.string(), z.unknown()).default({}),
});

/** The rights that a post needs; without those in `wished`, some part of a post is left out. */
const needed = { edit_posts: 'write posts', upload_files: 'upload images' } as const;
const wished = {
  publish_posts: 'publish',
  manage_categories: 'make categories',
  edit_others_posts: 'write in the name of others',
} as const;

/** Checks whether posts can be sent to WordPress and, if not, says what to do about it. */
export function checkWordPress(requests: WordPressRequests): Promise<CheckedPoint[]> {
  return pointsOf(async () => {
    const root = await requests.index();
    const connection = connectionOf(root);
    if (!connection.ok) return [connection];
    const me = await requests.ask('wp/v2/users/me?context=edit&_fields=name,capabilities');
    const signIn = signInOf(me, root);
    if (!signIn.ok) return [connection, signIn];
    return [connection, signIn, rightsOf(user.parse(me.json)), checkClock(me, requests.now())];
  });
}

function connectionOf(answer: SiteResponse): CheckedPoint {
  const { status, json } = answer;
  const point = 'connection';
  const elsewhere = redirected(answer);
  if (elsewhere) return elsewhere;
  if (status === 200 && index.safeParse(json).success) {
    return { point, ok: true, message: 'WordPress answers.' };
  }
  const message = `There is no interface of WordPress at this address (it answered ${status}). Check the address, and that the site’s permalinks are not “Plain”.`;
  return { point, ok: false, message };
}

/**
 * Explains a failed sign-in. For `rest_not_logged_in`, the password was wrong or did not arrive; any other code shows
 * that it arrived.
 */
function signInOf(me: SiteResponse, root: SiteResponse): CheckedPoint {
  const point = 'sign-in';
  if (me.status === 200 && user.safeParse(me.json).success) {
    return { point, ok: true, message: `Signed in as ${user.parse(me.json).name}.` };
  }
  const offered = JSON.stringify(index.parse(root.json).authentication ?? {});
  if (!offered.includes('application-passwords')) {
    const message =
      'The site doesn’t take application passwords. It needs https, and a plugin may have switched them off.';
    return { point, ok: false, message };
  }
  const code = wordPressErrorIn(me)?.code;
  if (code === 'rest_not_logged_in') {
    const message =
      'The site saw no valid sign-in: the user name or the application password is wrong, or a proxy before it strips the header. For Apache, “SetEnvIf Authorization "(.*)" HTTP_AUTHORIZATION=$1” lets it through; for nginx with FastCGI, “fastcgi_param HTTP_AUTHORIZATION $http_authorization;”.';
    return { point, ok: false, message };
  }
  const message = `The site refused the user name or the application password${code ? ` (${code})` : ` (it answered ${me.status})`}.`;
  return { point, ok: false, message };
}

function rightsOf({ capabilities }: z.infer<typeof user>): CheckedPoint {
  const lacking = (rights: Readonly<Record<string, string>>): string[] =>
    Object.entries(rights).flatMap(([right, words]) => (capabilities[right] === true ? [] : [words]));
  const point = 'rights';
  const list = new Intl.ListFormat('en', { type: 'disjunction' });
  const [most, less] = [lacking(needed), lacking(wished)];
  if (most.length > 0) return { point, ok: false, message: `This user may not ${list.format(most)}.` };
  if (less.length > 0)
    return { point, ok: true, message: `This user may write posts, but not ${list.format(less)}.` };
  return { point, ok: true, message: 'This user may write, publish, and file posts.' };
}
