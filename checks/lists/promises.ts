const insurer =
  '(?:insurers?|insurance(?: (?:compan(?:y|ies)|polic(?:y|ies)|cover))?|underwriters?|polic(?:y|ies)|cover|coverage)';
const pays =
  '(?:pays?|pay out|pays out|covers?|reimburses?|replaces?|settles?|compensates?|honou?rs?|makes? good|steps? in)';
const all = String.raw`(?:everything|anything|(?:every|any|all) (?:kinds? of |types? of )?(?:loss(?:es)?|risks?|claims?|damages?|harm|eventualit(?:y|ies)|dangers?|perils?)(?! (?:that|which|you|listed|named|described|scheduled|shown|during|in|from|by|of|to)\b))`;
const always = String.raw`(?:whatever (?:the cause|the reason|happens)|no matter (?:what|how|why|the)|in (?:every|any) case|in all cases|under (?:all|any) circumstances|without (?:exception|question|fail|argument))`;
const people = '(?:you|owners?|collectors?|buyers?|policyholders?|sellers?|heirs|anyone|anybody|everyone)';
const lawsuit = String.raw`(?:sue|take (?:\p{L}+ ){1,4}to court|file (?:a )?(?:law)?suit|go to court|litigate|start (?:legal )?proceedings|take legal action|bring (?:an? )?(?:action|suit))`;
const somewhat = String.raw`(?:\p{L}+ ){0,2}`;

const form = (text: string): RegExp => new RegExp(text, 'iu');

/** The forms of sentences, whatever their words, that promise or advise something that a house should not. */
export const promiseForms: readonly { readonly category: string; readonly patterns: readonly RegExp[] }[] = [
  {
    category: 'a promise of cover',
    patterns: [
      form(
        String.raw`\b${insurer} (?:will |would |must |has to |have to |is bound to |are bound to )?(?:always|invariably) ${pays}\b(?! (?:late|less|only|slowly|after|no more|the lower|first|back)\b)`,
      ),
      form(
        String.raw`\b${insurer} (?:will |would |can |should )?${somewhat}${pays} (?:you )?(?:for )?(?:absolutely |simply |literally )?${all}`,
      ),
      form(
        String.raw`\b${insurer} (?:will |would |must |has to |have to )?${somewhat}${pays}\b[^.;:]{0,60} ${always}`,
      ),
      form(
        String.raw`\b${insurer} (?:will |can |would |may )?never (?:\p{L}+ )?(?:refuses?|rejects?|den(?:y|ies)|declines?|disputes?|contests?|questions?|turns? down)\b`,
      ),
      form(
        String.raw`\b(?:every|all|any) (?:\p{L}+ )?(?:claims?|loss(?:es)?|damage) (?:is|are|will be|gets?|will get) (?:always |automatically |simply |fully )?(?:paid|covered|settled|reimbursed|honou?red|made good)\b(?! (?:if|only|up|when|where|that|under)\b)`,
      ),
      form(
        String.raw`\b${people} (?:is|are|will be) (?:always (?:fully )?(?:covered|insured|reimbursed|paid|made whole)|(?:fully |completely |totally )?(?:covered|insured|protected) (?:against |for |from )?(?:everything|anything|${always}))`,
      ),
      form(
        String.raw`\bno (?:\p{L}+ )?claims? (?:is|are|will be) (?:ever )?(?:refused|rejected|denied|declined|turned down)\b`,
      ),
      form(String.raw`\b(?:nothing|no loss) is (?:ever )?(?:excluded|left uncovered)\b`),
    ],
  },
  {
    category: 'advice on law',
    patterns: [
      form(
        String.raw`\b${people} (?:should|ought to|must|need to|needs to|have to|has to|had better|can and should) (?:\p{L}+ ){0,2}${lawsuit}\b`,
      ),
      form(String.raw`^(?:(?:then|so|and|or) )?(?:sue|take (?:your|the) \p{L}+ to court|file suit)\b`),
      form(String.raw`(?<=, )(?:sue|take (?:your|the) \p{L}+ to court)\b`),
      form(
        String.raw`\b(?:(?:do not|don['’]t|never) (?:hesitate|be afraid)|it pays|it is best|it's best|the best (?:course|answer|thing|remedy) is|we (?:advise|recommend|suggest|urge) you|our advice is|my advice is|the answer is) to ${lawsuit}\b`,
      ),
      form(
        String.raw`\b(?:we|I) (?:would )?(?:advise|recommend|suggest) (?:suing|taking (?:\p{L}+ ){1,3}to court|legal action)\b`,
      ),
    ],
  },
  {
    category: 'advice on tax',
    patterns: [
      form(
        String.raw`\b${people} (?:can|may|should|could|are (?:able|entitled|allowed|free) to|is (?:able|entitled|allowed|free) to) (?:\p{L}+ )?(?:deduct|write (?:\p{L}+ ){0,5}off|offset|claim (?:\p{L}+ ){1,6}(?:as an? (?:\p{L}+ )?(?:expense|deduction|loss)|(?:on|against|in) (?:your |their |the |a )?(?:\p{L}+ )?tax))\b`,
      ),
      form(
        String.raw`\b(?:is|are|be) (?:fully |usually |often |generally |normally )?(?:tax[- ]deductible|deductible from)\b`,
      ),
      form(
        String.raw`^(?:(?:then|so|and) )?(?:deduct|write off|offset) (?:\p{L}+ ){1,8}(?:from|against|on|off) (?:your |the )?(?:\p{L}+ )?tax`,
      ),
      form(
        String.raw`\b(?:deduct|write off|set off|offset) (?:\p{L}+ ){1,8}(?:from|against) (?:your |their )(?:\p{L}+ )?(?:tax|taxes|income)\b`,
      ),
    ],
  },
];
