/*
 * Words of a question and of a passage are compared by their stems, after Porter's algorithm for English. Stems are only
 * ever compared with each other, so it does not matter that they are no words.
 */

/** Forms that the rules of endings do not bring together. */
const IRREGULAR = new Map(
  Object.entries({
    be: "been",
    begin: "began begun",
    break: "broke broken",
    bring: "brought",
    build: "built",
    bus: "buses",
    buy: "bought",
    catch: "caught",
    child: "children",
    choose: "chose chosen choice",
    decide: "decision decisions",
    die: "dying death",
    draw: "drew drawn",
    drive: "drove driven",
    eat: "ate eaten",
    explain: "explanation explanations",
    fall: "fell fallen",
    feed: "fed",
    feel: "felt",
    fight: "fought",
    find: "found",
    fly: "flew flown flight flights",
    foot: "feet",
    forget: "forgot forgotten",
    freeze: "froze frozen",
    grow: "grew grown growth",
    hang: "hung",
    hear: "heard",
    hide: "hid hidden",
    half: "halves",
    hold: "held",
    keep: "kept",
    knife: "knives",
    lead: "led",
    leave: "left",
    lend: "lent",
    lose: "lost loss losses losing",
    loaf: "loaves",
    maintain: "maintenance",
    man: "men",
    meet: "met",
    midwife: "midwives",
    mouse: "mice",
    pay: "paid",
    person: "persons",
    prove: "proof",
    reduce: "reduction reductions",
    ride: "rode ridden",
    rise: "rose risen",
    sell: "sold",
    send: "sent",
    shake: "shook shaken",
    shelf: "shelves",
    sing: "sang sung song songs",
    sit: "sat",
    sleep: "slept asleep",
    speak: "spoke spoken",
    spend: "spent",
    stand: "stood",
    steal: "stole stolen",
    strong: "strength",
    swim: "swam swum",
    teach: "taught teacher teachers",
    tear: "tore torn",
    think: "thought",
    thief: "thieves",
    throw: "threw thrown",
    understand: "understood",
    tooth: "teeth",
    translate: "translation translations translator translators",
    wake: "woke woken",
    wear: "wore worn",
    weave: "wove woven",
    wife: "wives",
    win: "won",
    wolf: "wolves",
    woman: "women",
    write: "wrote written",
  }).flatMap(([form, others]) => others.split(" ").map((other) => [other, form] as const)),
);

const CONSONANT = "[^aeiou]";
const VOWEL = "[aeiouy]";
const RUN = `${CONSONANT}[^aeiouy]*`;
const VOWELS = `${VOWEL}[aeiou]*`;
/** A stem with at least one, or with more than one, change from vowels to consonants. */
const SOME = new RegExp(`^(${RUN})?${VOWELS}${RUN}`, "u");
const SEVERAL = new RegExp(`^(${RUN})?${VOWELS}${RUN}${VOWELS}${RUN}`, "u");
const ONE = new RegExp(`^(${RUN})?${VOWELS}${RUN}(${VOWELS})?$`, "u");
const HAS_VOWEL = new RegExp(`^(${RUN})?${VOWEL}`, "u");
const SHORT = new RegExp(`^${RUN}${VOWEL}[^aeiouwxy]$`, "u");

/** Endings that become others, where a stem remains. */
const LONG_ENDINGS: [RegExp, string][] = [
  [/(ational|ation|ator)$/u, "ate"],
  [/(ization|izer)$/u, "ize"],
  [/tional$/u, "tion"],
  [/enci$/u, "ence"],
  [/anci$/u, "ance"],
  [/(bli|biliti)$/u, "ble"],
  [/(alli|alism|aliti)$/u, "al"],
  [/entli$/u, "ent"],
  [/eli$/u, "e"],
  [/(ousli|ousness)$/u, "ous"],
  [/(iveness|iviti)$/u, "ive"],
  [/fulness$/u, "ful"],
];
const MIDDLE_ENDINGS: [RegExp, string][] = [
  [/icate$|iciti$|ical$/u, "ic"],
  [/ative$|ful$|ness$/u, ""],
  [/alize$/u, "al"],
];
const LAST_ENDINGS = /(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize|(?<=[st])ion)$/u;

/** Replaces the first ending that a word has, if what remains fulfils the condition. */
function replaceEnding(word: string, endings: readonly [RegExp, string][], condition: RegExp): string {
  const found = endings.find(([ending]) => ending.test(word));
  if (!found) return word;
  const stem = word.replace(found[0], "");
  return condition.test(stem) ? stem + found[1] : word;
}

/** Takes away the endings of plurals and of verbs. */
function withoutInflection(word: string): string {
  let stem = word.replace(/(ss|i)es$/u, "$1").replace(/([^s])s$/u, "$1");
  const ending = /(eed|ed|ing)$/u.exec(stem)?.[1];
  if (ending === "eed") return SOME.test(stem.slice(0, -3)) ? stem.slice(0, -1) : stem;
  if (ending && HAS_VOWEL.test(stem.slice(0, -ending.length))) {
    stem = stem.slice(0, -ending.length);
    if (/(at|bl|iz)$/u.test(stem)) return `${stem}e`;
    if (/([^aeiouylsz])\1$/u.test(stem)) return stem.slice(0, -1);
    if (SHORT.test(stem)) return `${stem}e`;
  }
  return stem;
}

/** Brings British and American spellings of a word together. */
const oneSpelling = (word: string) =>
  word
    .replace(/(\w{3})our(?!s?$)/u, "$1or")
    .replace(/(\w{2})our(s?)$/u, "$1or$2")
    .replace(/is(e|ed|es|er|ers|ing|ation|ations)$/u, "iz$1")
    .replace(/ogue(s?)$/u, "og$1")
    .replace(/(\w{2})tre(s?)$/u, "$1ter$2")
    .replace(/([aeiou])ll(ed|ing|er|ers)$/u, "$1l$2");

const stems = new Map<string, string>();
/** The stems of so many words are remembered. */
const REMEMBERED = 20_000;

/** Returns the stem of a word that is folded already. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = computeStem(word);
  if (stems.size >= REMEMBERED) stems.clear();
  stems.set(word, stem);
  return stem;
}

function computeStem(typed: string): string {
  const word = IRREGULAR.get(typed) ?? typed;
  if (word.length < 3 || !/^[a-z]+$/u.test(word)) return word;
  let stem = withoutInflection(oneSpelling(word));
  stem = IRREGULAR.get(stem) ?? stem;
  if (stem.endsWith("y") && HAS_VOWEL.test(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`;
  stem = replaceEnding(stem, LONG_ENDINGS, SOME);
  stem = replaceEnding(stem, MIDDLE_ENDINGS, SOME);
  const shorter = stem.replace(LAST_ENDINGS, "");
  if (shorter !== stem && SEVERAL.test(shorter)) stem = shorter;
  if (stem.endsWith("e")) {
    const bare = stem.slice(0, -1);
    if (SEVERAL.test(bare) || (ONE.test(bare) && !SHORT.test(bare))) stem = bare;
  }
  return stem.endsWith("ll") && SEVERAL.test(stem) ? stem.slice(0, -1) : stem;
}
