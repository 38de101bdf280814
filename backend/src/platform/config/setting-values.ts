import { createPrivateKey } from 'node:crypto';
import path from 'node:path';
import { IANAZone } from 'luxon';
import { z } from 'zod';
import { parsedJson } from '../text/parsed-json.js';
import { foldedName, nameFault } from '../text/plain-name.js';
import { credentialsKeyIn, faultOfChain, pemIn } from '../keys/signing-certificate.js';

/*
 * The forms of settings. Every schema takes the text of an environment variable. Its message completes the sentence
 * "NAME must be …" and never repeats the value, which may hold a password.
 */

/** Windows shells leave a blank behind in `set PORT=3000 && npm start`, so all but passwords are trimmed. */
const trimmed = z.string().trim();

const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

export const text = (maximum: number) =>
  trimmed.refine((value) => value.length <= maximum && !/\p{Cc}/u.test(value), {
    error: `a single line of at most ${maximum} characters`,
  });

export const name = (maximum: number) =>
  trimmed
    .refine((value) => value.length <= maximum && nameFault(value) === undefined, {
      error: `a single line of at most ${maximum} characters, all of them visible`,
    })
    .transform(foldedName);

export const password = z.string().refine((value) => /^\P{Cc}{6,200}$/u.test(value), {
  error: '6 to 200 characters without control characters',
});

export const wholeNumber = (minimum: number, maximum: number) =>
  trimmed
    .refine((value) => /^\d{1,10}$/.test(value) && Number(value) >= minimum && Number(value) <= maximum, {
      error: `a whole number from ${minimum} to ${maximum}`,
    })
    .transform(Number);

/** A host in the form of an address: IPv6 in brackets. */
export const inBrackets = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/** A name or an IP address to listen on, without port or brackets. */
export const host = trimmed.refine(
  (value) => /^[\p{L}\p{N}.:_-]+$/u.test(value) && URL.canParse(`http://${inBrackets(value)}`),
  { error: 'a host name or an IP address, without a port' },
);

export const directory = trimmed.transform((value) => path.resolve(value));

/** An address with one of the given schemes, kept as written: `connectionUrl('smtp', 'smtps')`. */
export const connectionUrl = (...schemes: readonly [string, ...string[]]) =>
  trimmed.refine(
    (value) => schemes.some((scheme) => value.startsWith(`${scheme}://`)) && URL.canParse(value),
    {
      error: `an address that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
    },
  );

/**
 * One server, a list of servers, or a name to discover them by. It is not a `URL`, because it may name several hosts.
 * KurrentDB, the new name of EventStoreDB, hands out addresses that the client knows only by their old scheme.
 */
export const eventStoreUrl = trimmed
  .regex(/^(?:esdb|kurrentdb|kurrent|kdb)(\+discover)?:\/\/[^\s/?]+(\/?\?\S*|\/)?$/i, {
    error:
      'a connection string that starts with esdb://, esdb+discover://, kurrentdb:// or kurrentdb+discover://',
  })
  .transform((value) =>
    value.replace(/^[a-z]+(\+discover)?/i, (scheme) => (scheme.includes('+') ? 'esdb+discover' : 'esdb')),
  );

export const webUrl = connectionUrl('http', 'https');

/**
 * An origin such as `https://desk.example`. A lone slash at the end is accepted, but a path is not, because an origin
 * has none.
 */
export const origin = trimmed
  .refine((value) => /^https?:\/\/[^/?#@\s]+\/?$/.test(value) && URL.canParse(value), {
    error: 'an origin such as https://desk.example, without a path',
  })
  .transform((value) => new URL(value).origin);

export const webUrlOrOff = trimmed
  .refine((value) => value === 'off' || webUrl.safeParse(value).success, {
    error: 'an address that starts with http:// or https://, or off',
  })
  .transform((value) => (value === 'off' ? null : value));

export const hopsOrOff = trimmed
  .refine((value) => /^(off|\d|10)$/.test(value), { error: 'off or the number of proxies, 0 to 10' })
  .transform((value) => (value === 'off' ? 0 : Number(value)));

const isEmail = (value: string): boolean => /^[^\s@<>,]{1,64}@[^\s@<>,]{1,255}$/.test(value);

/** An e-mail address. Its domain needs no dot, so that `admin@localhost` is an address. */
export const email = trimmed.refine(isEmail, { error: 'an e-mail address' });

/** A sender, as `desk@example.com` or `The Desk <desk@example.com>`. */
export const sender = trimmed.refine(
  (value) => isEmail(/^[^<>\p{Cc}]+<([^<>]+)>$/u.exec(value)?.[1] ?? value),
  {
    error: 'an e-mail address, alone or as Name <address>',
  },
);

export const emails = trimmed.transform(splitList).refine((list) => list.length > 0 && list.every(isEmail), {
  error: 'comma-separated e-mail addresses',
});

const hosts = (entry: RegExp, error: string) =>
  trimmed
    .toLowerCase()
    .transform(splitList)
    .refine((list) => list.every((host) => entry.test(host)), {
      error: `a comma-separated list of ${error}`,
    });

/** Names as in the `Host` header, without the port. */
export const hostNames = hosts(/^[\p{L}\p{N}._-]{1,253}$/u, 'host names without ports');

/** Hosts as `host:port` or `[IPv6]:port`, in lower case like `URL.host`. */
export const hostsWithPort = hosts(/^(\[[0-9a-f:.]+\]|[^\s:/@[\]]+):\d{1,5}$/, 'host:port');

/** Exactly three different hashtags, because captions name all of them. */
export const threeHashtags = trimmed
  .transform(splitList)
  .refine((tags) => tags.every((tag) => /^#[\p{L}\p{N}_]{1,60}$/u.test(tag)), {
    error: 'three hashtags such as #One,#Two,#Three',
  })
  .refine((tags) => tags.length === 3 && new Set(tags.map((tag) => tag.toLowerCase())).size === 3, {
    error: 'exactly three different hashtags',
  });

/** Comma-separated words, kept as they are. */
export const words = trimmed
  .transform(splitList)
  .refine((list) => list.length <= 100 && list.every((word) => word.length <= 200 && !/\p{Cc}/u.test(word)), {
    error: 'at most 100 comma-separated values of at most 200 characters',
  });

/** The scopes that a provider of sign-on is asked for, separated by blanks. */
export const scopes = trimmed.refine(
  (value) =>
    value.length <= 1_000 &&
    /^[\x21\x23-\x5b\x5d-\x7e]+( +[\x21\x23-\x5b\x5d-\x7e]+)*$/.test(value) &&
    value.split(/ +/).includes('openid'),
  { error: 'names separated by blanks, openid among them' },
);

export const timeZone = trimmed.refine((value) => IANAZone.isValidZone(value), {
  error: 'a time zone such as America/New_York',
});

export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  trimmed.pipe(z.enum(values, { error: `one of ${values.join(', ')}` }));

const ed25519Pem = (value: string): string | undefined => {
  try {
    const pem = pemIn(value);
    return pem !== undefined && createPrivateKey(pem).asymmetricKeyType === 'ed25519' ? pem : undefined;
  } catch {
    return undefined;
  }
};

/** A private key in PEM, with line ends or `\\n` between its lines, or the path of a file with one; becomes PEM. */
export const signingKeySetting = trimmed.transform((value, context) => {
  const pem = ed25519Pem(value);
  if (pem !== undefined) return pem;
  context.addIssue('an Ed25519 private key in PEM or the path of a file that holds one');
  return z.NEVER;
});

/** 32 random bytes in base64, or the path of a file that holds them. */
export const secretKey = trimmed.transform((value, context) => {
  const text = (isSecretKey(value) ? value : (pemIn(value) ?? '')).trim();
  if (isSecretKey(text)) return text;
  context.addIssue(
    '32 random bytes in base64 (openssl rand -base64 32) or the path of a file that holds them',
  );
  return z.NEVER;
});

const isSecretKey = (text: string): boolean => /^[A-Za-z0-9+/]{43}=$/.test(text);

/** A private key for Content Credentials, in PEM or as the path of a file that holds one; the result is PEM. */
export const credentialsKey = trimmed.transform((value, context) => {
  const pem = pemIn(value);
  if (pem !== undefined && credentialsKeyIn(pem)) return pem;
  const kinds = 'P-256, P-384, RSA of 2048 bits or more, or Ed25519';
  context.addIssue(`a private key (${kinds}) in PEM or the path of a file that holds one`);
  return z.NEVER;
});

/** The certificate that signs Content Credentials, then those that issued it, without the root; the result is PEM. */
export const credentialsCertificate = trimmed.transform((value, context) => {
  const pem = pemIn(value) ?? '';
  const fault = faultOfChain(pem, new Date());
  if (fault === undefined) return pem;
  context.addIssue(fault);
  return z.NEVER;
});

/** Headers that a request sets itself, from its body, its connection and its address. */
const ownHeaders = /^(?:host|connection|keep-alive|upgrade|expect|te|trailer|transfer-encoding|content-.*)$/i;
const headerName = z
  .string()
  .regex(/^[!#$%&'*+.^_`|~\w-]{1,100}$/)
  .refine((name) => !ownHeaders.test(name));
const headerText = z.string().regex(/^[\x21-\x7e](?:[\x20-\x7e]{0,3998}[\x21-\x7e])?$/);

const namesDiffer = (named: Readonly<Record<string, string>>): boolean => {
  const names = Object.keys(named);
  return new Set(names.map((name) => name.toLowerCase())).size === names.length;
};

/** Headers of a request, by name: `{"x-a-name": "its value"}`. */
export const headers = trimmed.transform((text, context) => {
  const read = z.record(headerName, headerText).refine(namesDiffer).safeParse(parsedJson(text));
  if (read.success) return read.data;
  context.addIssue({
    code: 'custom',
    message: 'a JSON object of header names and texts, {"x-a-name": "a text"}',
  });
  return z.NEVER;
});

const price = z.number().min(0).max(1_000_000);

/** Dollars per million tokens, by model, such as `{"a-model": {"input": 1.25, "output": 10}}`; `cached` is optional. */
export const prices = trimmed.transform((text, context) => {
  const read = z
    .record(z.string(), z.strictObject({ input: price, output: price, cached: price.optional() }))
    .safeParse(parsedJson(text));
  if (read.success) return read.data;
  context.addIssue({ code: 'custom', message: 'JSON such as {"a-model": {"input": 1.25, "output": 10}}' });
  return z.NEVER;
});
