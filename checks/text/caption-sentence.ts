import { sentenceRanges } from './sentences.js';

/** The end of a sentence, with whatever may close after it. */
const end = /[.!?…]["”’)\]]*$/u;
/** A hashtag, a handle or an address. */
const tagged = /[#@]|:\/\/|www\.|[\p{L}\d-]\.\p{Ll}{2,}(?!\p{L})/u;

/** The certain faults of one sentence of a caption, each as a sentence. */
export function* sentenceFaults(sentence: string): Generator<string> {
  if (!end.test(sentence)) yield `“${sentence}” does not end like a sentence.`;
  if (sentenceRanges(sentence).length > 1) yield `“${sentence}” is more than one sentence.`;
  if (tagged.test(sentence)) yield `“${sentence}” has a hashtag, a handle or an address in it.`;
}
