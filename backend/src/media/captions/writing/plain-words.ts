const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/**
 * Common English words, in their basic forms. At the beginning of a sentence every word has a capital, so there only a
 * word that is neither common nor in the article can be told to be a name.
 */
const common = list(`
  a able about above absence abuse accept access accident accord account accurate acknowledge across act active actual
  add address adjuster admire admit adult advance advice advise affect afford after again against age ago agree ahead
  aim air all allow almost alone along already also although always amateur amid among amount ample an ancient and angle
  annual another answer antique any anyone anything anyway apart appear apply appraisal appraise appraiser appreciate
  approach are aren't argue arise around arrange art article artist artistry as aside ask asset assume at attend attic
  attract auction auctioneer authentic authenticate author automobile available average avid avoid awake award aware
  away
  back bad bag balance bank bar bare bargain base basic be bear beautiful beauty because become before beg begin
  beginner behind being belief believe belong below beneath benefit beside best better between beware beyond bid big
  bill bit black blame blank blind block blue board body bold book boom both bottle bottom bought bourbon box brand
  brave break breath bright brilliant bring broad broken broker budget build building bulk bundle burn business busy but
  buy buyer by
  cabinet calendar call calm camera can can't capture car card care career careful carrier carry case cash cask casual
  catalog catalogue catch cause caution celebrate cellar certain certificate chain chance change character charm chart
  chase cheap check cherish child children choice choose circle civil claim class classic clause clean clear clever
  client climate clock close closet cloth clue coast coin cold collect collection collector color come comfort comic
  common company compare complete concern condition confidence confirm connect connoisseur consider consign consult
  contact contain contemporary content context contract control convince cool copy core corner correct cost could
  couldn't count country couple courage course court cover coverage craft create credit crisis criteria critic cross
  crowd culture curate curator curious current custom customer cut
  daily damage danger dare dark data date day dead deal dealer dear debate decade decide decision deep defend define
  degree delay delight deliver delve demand depend depth describe deserve design desk despite detail develop diary did
  didn't die differ different difficult dig digital direct dirt discipline discover discuss display distance dive divide
  do document does doesn't dollar done don't door doubt down draft draw drawer dream dress drive drop dry dual due dull
  during dust duty
  each eager early earn ease easy edge edit educate effect effort eight either elegance elevate else embark embrace
  emotion empty end enemy energy engage enjoy enough ensure enter enthusiast entire entry envelope envy equal error
  escape especially essential estate estimate even evening event eventual ever every everybody everyone everything
  everywhere evidence exact examine example except exceptional exchange excite exclude excuse exhibit exist expand
  expect expense expert expertise explain explore expose extra extraordinary eye
  fabric face fact factor fade fail fair faith fake fall false fame family famous fancy far farewell fashion fast fate
  father fault favor fear feature fee feel few field fight figure file fill film final finance find fine finish fire
  firm first fit five fix flag flat flaw floater flood floor focus fold folder folk follow food fool for forecast forge
  forget form former forth fortune forward found four fragile frame free frequent fresh friend from front full fun fund
  further furthermore future
  gain gallery game gap garage garden gather gauge gem general gentle genuine get gift give given glad glance glass go
  goal gold good got grab grade grand grandfather grandmother grasp great green grief ground group grow growth guard
  guess guest guide guilt
  habit had hadn't half hall hammer hand handbag handle hang happen happy hard harm has hasn't haste hate have haven't
  he head health hear heart heat heavy heir heirloom help hence her here here's heritage hers hidden hide high highlight
  him hint his historian historic history hit hobby hold holder hole holiday home honest honor hook hope horse host hot
  hour house household how however huge human humid hundred hunt hurry
  i ice iconic i'd idea ideal if ignore ill i'll i'm image imagine immaculate immerse impact import impossible impress
  improve in inch include income increase indeed index indoor industry inflation inform inherit initial ink inner
  inquire inside insight insist inspect inspire instead instinct insurance insure insurer intend interest into introduce
  inventory invest investor invite invoice involve is isn't issue it item it's its itself i've
  jewel jewelry job join joint journal journey joy judge jump junior just justice
  keen keep keeper key kid kind kitchen know knowledge
  label labor lack lamp land language large last late latest laugh launch law lawyer lay layer lead leader leak lean
  learn least leather leave ledger left legacy legal legend legendary lend length less lesson let let's letter level
  library licence license lid lie life lifestyle lift light like limit line link liquid list listen literature little
  live load loan local lock logic long look loose lose loss lost lot loud love lovely low loyal luck luxury
  machine made magic mail main maintain major make maker man manage manuscript many map margin mark market master match
  material matter mature may maybe me meal mean meanwhile measure media medium meet member memorabilia memory mend
  mention mere message method middle might mild mile million mind minor minute mirror miss mistake mix mixed model
  modern modest moment money monitor month mood moral more moreover morning most moth mother motion motive motor mount
  mountain move movement much museum music must my myself mystery myth
  name narrow nature navigate near neat necessary need neglect neighbor neither nerve net network never new newcomer
  news newspaper next nice night nine no nobody noise none nor normal not note nothing notice now nowhere number
  oath obey object observe obtain obvious occasion occur odd of off offer office often oil old on once one online only
  onto open opinion opportunity oppose option or order ordinary organize origin original other otherwise ought our ours
  ourselves out outside over overall own owner ownership
  pace pack page paid pain paint painting pair panel panic paper paperwork parent part partial partner party pass
  passage passion passionate past pastime patience patient pattern pause pay payment peace peer pen people perfect
  perhaps period permit person personal pest phase phone photo photograph phrase pick picture piece pin pity place plain
  plan plane plate play please pleasure plenty plus pocket point policy polish polite poor popular porcelain position
  possible post potential pound power practice praise precise prefer premium prepare presence present preserve press
  pressure pretend pretty prevent preview previous price pride primary print prior pristine private prize problem
  proceed process produce professional profit program promise proof proper property proportion protect proud prove
  proven provenance provide public pull pure purpose purse push put puzzle
  quality quantity quarter question quick quiet quit quite quote
  race rain raise range rank rapid rare rarity rate rather reach react read reader ready real reality really reason
  recall receipt recent recipe recognize record recover red reduce refer reflect refuse regard register regret regular
  relate relative relax release relevant relief rely remain remark remember remind remote remove rent repair repeat
  replace reply report represent request require resale rescue research reserve respect respond rest restore result
  retain return reveal review reward rich ride rider right ring rise risk rival road role roll roof room root rough
  round route routine row rubber rule run rush rust
  sad safe safeguard safety said sail sale same sample satisfy save savvy say scan scarce scene schedule scholar school
  science scope score scratch screen search season seat second secret section secure security see seek seem seldom
  select sell seller send senior sense separate series serious serve service set settle seven several shade shadow shake
  shape share sharp she sheet shelf shift shine ship shock shoe shop short should shouldn't shout show shown shut
  sibling side sight sign signal signature silence silent silver similar simple since single sit site six size skill
  skip sleep slice slide slight slip slow small smart smarter smile smoke smooth so social soft software sold solid
  solve some somebody someone something sometimes somewhere son soon sort soul sound source space spare speak special
  specific speech speed spend spent spirit split spoil sport spot spouse spread spring square stability staff stage
  stain stake stamp stand standard star start state station status stay steady steal steel step stick still stock stone
  stop storage store storm story straight strange strategy stream street strength stress strike string strong structure
  student study stuff stunning style subject submit succeed success such sudden suffer sugar suggest suit sum summer sun
  sunlight supply support suppose sure surface surprise survey survive suspect swap sweet swift swipe switch symbol
  system
  table tag take taken tale talent talk tall tap target task taste tax tea teach team tear technical technique tell
  temperature ten tend term terms test text than thank that that's the theft their theirs them then theory there
  therefore there's these they they're thick thief thin thing think third this thorough those though thousand three
  through throughout throw thus ticket tie tight till time timeless timepiece tip tired title to today together told
  tomorrow tone tonight too tool top topic toss total touch tough tour toward town toy trace track trade tradition
  traditional traffic train transfer transit transport trap travel treasure treat trend trial trick trip trouble truck
  true trust truth try tune turn twice twin two type typical
  ugly ultimate umbrella uncle uncover under understand underwriter unique unit unless unlike unlock until up update
  upgrade upon upper urgent us use useful usual
  vague vain valid valuable value variety various vast vault vehicle verify version very veteran via victim video view
  vintage virtue visible vision visit vital voice volume vote
  wage wait wake walk wall wander want war warehouse warm warn wary was wasn't waste watch water wave way we weak wealth
  wear weather weaver web week weekend weigh weight welcome well we're were weren't west wet we've what whatever what's
  when whenever where whereas where's wherever whether which while whiskey whisky white who whoever whole whom who's
  whose why wide wife wild will win wind window wine winner winter wire wisdom wise wiser wish with within without
  witness woman won wonder won't wood word work world worry worse worst worth would wouldn't wrap write wrong
  yard year yes yesterday yet yield you you'd you'll young your you're yours yourself youth you've
  zero
`);

/** Endings that names of people, firms and places seldom have. */
const ordinaryEnding =
  /..(able|ance|ation|ence|ful|ible|ical|ings?|ion|ious|ists?|itive|ity|less|ment|ness|ous|ship|sion|tion|tive|ure)s?$|....(ed|ly)$/u;

/** Forms of which the basic one is listed: plurals, persons and the past. */
const basicForms = (word: string): string[] => [
  word,
  word.replace(/s$/u, ''),
  word.replace(/e[ds]$/u, ''),
  word.replace(/d$/u, ''),
  word.replace(/ies$/u, 'y'),
];

/** @param word in lower case, with a straight apostrophe */
export function isCommonWord(word: string): boolean {
  return basicForms(word).some((form) => common.has(form)) || ordinaryEnding.test(word);
}

/** Beginnings of words that hashtags of the field are made of. */
export const industryStems: readonly string[] = [
  ...list(`
    advis alternativ antique apprais art asset auction authentic bag book bottle car card care cask classic coin collect
    comic condition conserv consign cover cultur curat dealer design estate expert famil fashion finance gallery gem
    grad handbag heir heritage histor hobby horolog insight insur intel invest jewel legacy lifestyle luxur manag market
    memorabilia museum numismatic object own passion plan polic preserv price protect provenance rare record resale
    research restor risk shop spirit sport storage tips trad treasure trend valu vault vintage watch wealth whisk wine
  `),
];
