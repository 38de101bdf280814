const experts = 'experts|specialists|connoisseurs|professionals|authorities|scholars|scientists|economists';
const crowd = `${experts}|collectors|dealers|insurers|underwriters|auctioneers|analysts|observers|insiders|historians|researchers|critics|conservators|appraisers|valuers|commentators|enthusiasts|owners|buyers|brokers|veterans`;
const kind =
  '(?:many|most|some|several|all|other|leading|top|industry|market|trade|seasoned|serious|experienced|veteran|numerous|countless|independent|respected|prominent|senior|insurance|auction|wine|watch|coin|card|car|art) ';
const adverb = '(?:\\p{L}+ly |often |still |now |also |all |tend to )?';
/** The verbs for opinions that anybody may hold. Those in the second list count only for experts. */
const holds =
  'agree(?= that|[,.;:]|$| on (?:this|it|one|that|the)\\b)|say|argue|insist|maintain|contend|concur|believe|think that|warn|predict|point out|suggest|estimate|will tell you';
const knows = `${holds}|recommend|advise|consider|regard|expect|note|observe|report|think|know`;
/** The words before the crowd that say who is meant, or that ask what they say. */
const specific =
  /\b(?:the|these|those|two|three|four|five|both|our|its|his|her|their|my|your|which|what|when|if|whether|how|why|where|as|that|ask|let|than|like) (?:[\p{L}’'-]+ ){0,2}$/iu;
/** How far before the crowd these words may be, in characters. */
const reach = 48;

const crowdThat = (who: string, what: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}’'-])(?:${who}) ${adverb}(?:${what})(?![\p{L}-])`, 'giu');
const crowds = [crowdThat(crowd, holds), crowdThat(experts, knows)];

const saysSo = (said: string): boolean =>
  crowds.some((pattern) =>
    Array.from(said.matchAll(pattern)).some(
      ({ index }) => !specific.test(said.slice(Math.max(0, index - reach), index)),
    ),
  );

const authorities: readonly RegExp[] = [
  /\bit is (?:now )?(?:an? )?(?:widely|generally|commonly|universally|well|broadly) (?:known|accepted|believed|acknowledged|agreed|recogni[sz]ed|thought|held|assumed|understood|established|documented)\b/i,
  /\b(?:is|are|was|were) (?:now )?widely (?:regarded|considered|believed|acknowledged|recogni[sz]ed|held|thought|seen)\b/i,
  /\b(?:everyone|everybody) (?:knows|agrees) that\b|\bit is no secret that\b|\bconventional wisdom\b/i,
  /\bthere is (?:a )?(?:broad|wide|widespread|general|growing) (?:agreement|consensus)\b|\b(?:the|a|general|growing|broad|market|expert) consensus (?:is|among|holds|has it)\b/i,
  new RegExp(
    String.raw`\baccording to (?:${kind}){0,2}(?:${crowd}|studies|research|surveys|sources)(?![\p{L}-]| (?:at|from|of|in|who|whom|quoted|interviewed|such as|like|by)\b)`,
    'iu',
  ),
  /(?<!\b(?:the|these|those|two|three|both|whose|its|their) )(?:stud(?:y|ies)|surveys?|research|statistics|polls?) (?:(?:have|has) (?:\p{L}+ )?(?:shown|found|suggested|revealed|proved|proven|indicated|demonstrated|concluded)|(?:\p{L}+ly )?(?:show|shows|prove|proves|demonstrate|confirm|confirms))(?!\p{L})/iu,
];

const named =
  /\b(?:such as|including|among them|like|says|said|told|writes|wrote|according to|quoted by) (?:\p{Lu}|the (?:\p{L}+ ){0,2}\p{Lu})|(?<!^)\p{Lu}[\p{L}’'-]+,? (?:says|said|told|writes|wrote)\b/u;

/** Words, one of which every sentence that refers to an unnamed authority contains. */
const hint = new RegExp(
  `${crowd}|widely|generally|commonly|universally|well |broadly|every|secret|wisdom|agreement|consensus|stud(?:y|ies)|survey|research|statistics|poll|according to`,
  'i',
);

/** Whether a sentence relies on experts, studies or everybody without naming any of them. */
export const leansOnUnnamed = (said: string): boolean =>
  hint.test(said) &&
  (saysSo(said) || authorities.some((authority) => authority.test(said))) &&
  !named.test(said);
