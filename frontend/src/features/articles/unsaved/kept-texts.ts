import type { ArticleStatus } from '@/components/ui/graphics/mark';

/** What a person has written and not saved, as this browser keeps it. */
export interface KeptText {
  /** Of the dialog that it was written in; two tabs never write over each other. */
  session: string;
  articleId: string;
  /** The revision that it was written on. */
  revision: number;
  title: string;
  content: string;
  status: ArticleStatus;
  /** ISO time of the last change. */
  at: string;
}

type TextKey = Pick<KeptText, 'articleId' | 'session'>;

const prefixOf = (userId: string, articleId = '') =>
  `unsaved-text:${userId}:${articleId === '' ? '' : `${articleId}:`}`;

const keyOf = (userId: string, { articleId, session }: TextKey) => prefixOf(userId, articleId) + session;

/** Keeps a text in local storage, which a reload, a crash of the tab and a new sign-in leave alone. */
export function keepText(userId: string, text: KeptText): 'kept' | 'refused' {
  try {
    localStorage.setItem(keyOf(userId, text), JSON.stringify(text));
    return 'kept';
  } catch {
    return 'refused';
  }
}

/** Saved, or let go by the person. */
export function forgetText(userId: string, text: TextKey): void {
  try {
    localStorage.removeItem(keyOf(userId, text));
  } catch {
    // A blocked storage has kept nothing.
  }
}

/** What a user's browser keeps, of one article or of all; the latest first. */
export function keptTexts(userId: string, articleId?: string): KeptText[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(userId, articleId)));
    return keys
      .flatMap((key) => readText(localStorage.getItem(key)))
      .sort((one, other) => other.at.localeCompare(one.at));
  } catch {
    return [];
  }
}

/** Anybody may have written into the storage: what is no kept text is none. */
function readText(stored: string | null): KeptText[] {
  const text = parsed(stored);
  const strings = [text?.session, text?.articleId, text?.title, text?.content, text?.at];
  const whole = strings.every((value) => typeof value === 'string') && Number.isInteger(text?.revision);
  return text && whole ? [{ ...text, status: text.status === 'promoted' ? 'promoted' : 'draft' }] : [];
}

function parsed(stored: string | null): KeptText | null {
  try {
    return JSON.parse(stored ?? 'null') as KeptText | null;
  } catch {
    return null;
  }
}
