const rising =
  'rose|rise[sn]?|rising|grew|grow[sn]?|growing|gain(?:s|ed)?|up|increase[sd]?|increasing|climb(?:s|ed)?|jump(?:s|ed)?|added|advanced?|soared?|surged?';
const falling =
  'fell|falls?|fallen|falling|drop(?:s|ped)?|decline[sd]?|declining|down|decrease[sd]?|lost|loses?|slipp?(?:ed|s)?|shrank|slid|sank|plunged|tumbled|retreated';
const before = new RegExp(String.raw`\b(?:(${rising})|(${falling}))\b[^.!?;]{0,24}$`, 'i');
const after =
  /^[\s-]?(?:(higher|up|increase|rise|gain|more|above|over)|(lower|down|decrease|fall|drop|decline|less|below|under))\b/i;
const signBefore = /(?:^|[\s(])(?:(\+)|([-−–]))$/;

/** Whether the words right next to a share say that it is a rise or a fall; undefined when they say neither. */
export function directionAt(text: string, start: number, end: number): 'up' | 'down' | undefined {
  const lead = text.slice(Math.max(0, start - 40), start);
  const found = signBefore.exec(lead) ?? after.exec(text.slice(end, end + 12)) ?? lastOf(lead);
  return found ? (found[1] ? 'up' : 'down') : undefined;
}

/** Finds the last word before the share, which is the one that counts: it fell to 90 after it rose by 8 %. */
function lastOf(lead: string): RegExpExecArray | null {
  const words = lead.split(/(?<=\s)/);
  for (let at = words.length - 1; at >= Math.max(0, words.length - 4); at -= 1) {
    const found = before.exec(words.slice(at).join(''));
    if (found) return found;
  }
  return null;
}
