import { createPrivateKey } from 'node:crypto';
import { checkpointText, openedNote, signedNote, verifierKey } from './signed-note.js';

/**
 * The key with which the reference implementation, golang.org/x/mod/sumdb/note, is tested; the note below is its, too.
 */
const seed = Buffer.from('AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz', 'base64').subarray(1);
const key = createPrivateKey({
  key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]),
  type: 'pkcs8',
  format: 'der',
});
const verifier = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
const text =
  'If you think cryptography is the answer to your problem,\n' +
  "then you don't know what your problem is.\n";
const note =
  `${text}\n` +
  '— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n';

it('is signed to the byte', () => {
  expect(verifierKey('PeterNeumann', key)).toBe(verifier);
  expect(signedNote(text, 'PeterNeumann', key)).toBe(note);
});

it('is opened with the key of who signed it, unchanged', () => {
  expect(openedNote(note, verifier)).toBe(text);
  expect(openedNote(note.replace('answer', 'Answer'), verifier)).toBeUndefined();
  expect(openedNote(note, verifier.replace('PeterNeumann', 'PaulNeumann'))).toBeUndefined();
  expect(openedNote(text, verifier)).toBeUndefined();
  expect(openedNote(note, 'nonsense')).toBeUndefined();
});

it('is the text of a checkpoint', () => {
  const root = Buffer.from('0ac5186a91863e8e1d90c8080149ab9bf5da8e3ee1d9f07630f037ba3da3c6ad', 'hex');
  expect(checkpointText('desk.example/record', 20852163, root)).toBe(
    `desk.example/record\n20852163\n${root.toString('base64')}\n`,
  );
});
