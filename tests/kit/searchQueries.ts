/**
 * A query of a member, and the idea of the demo community that it should find: by its title, or by the beginning of its
 * text.
 */
export interface SearchQuery {
  query: string;
  means: string;
}

const queryFor = (query: string, means: string): SearchQuery => ({ query, means });

/**
 * Queries as members of the demo community would type them: words of a title, words that only the text contains, other
 * forms of a word, questions in plain words, names and operators, and typing errors.
 */
export const SEARCH_QUERIES: readonly SearchQuery[] = [
  // Words of a title.
  queryFor("payment queue", "Let the payment queue so that the customer does not"),
  queryFor("restore drill", "A restore drill with a kitchen timer"),
  queryFor("date picker screen reader", "What 14 screen reader users did with our date picker"),
  queryFor("pager closing time", "We gave the pager a closing time"),
  queryFor("thermometer enclosure", "The sensor was fine, the enclosure was the thermometer"),
  queryFor("lower-casing names", "Lower-casing a name is not a technical detail"),
  queryFor("bootloader", "A bootloader you can explain to your successor"),
  queryFor("focus order", "Focus order is a table of contents"),
  queryFor("incident report before", "Write the incident report before the incident"),
  queryFor("thirteen week forecast", "A thirteen-week forecast in pencil"),
  queryFor("hiring second year", "Hiring for the second year"),
  queryFor("late fee", "The late fee that costs more than it earns"),
  queryFor("savings circle", "The savings circle that survived its treasurer"),
  queryFor("dead oak", "A dead oak is a long experiment"),
  queryFor("indigo vat", "Indigo does not forgive a busy day"),
  queryFor("shop signs", "Shop signs are the archive nobody funds"),
  queryFor("progress bar", "I removed the progress bar"),
  queryFor("wet hands pattern book", "A pattern book that can be used with wet hands"),
  queryFor("spare parts drawing", "Are spare parts a drawing problem?"),
  queryFor("parking space rain", "Take out one parking space and see what the rain does"),
  queryFor("woodpecker", "The path that we moved for one woodpecker"),
  queryFor("cotton sock", "Bury a cotton sock and come back in eight weeks"),
  queryFor("attic hatch", "Seal the attic hatch before you buy anything"),
  queryFor("school calendar potatoes", "The school calendar should follow the potatoes"),
  queryFor("icebreaker", "Against the icebreaker"),
  // Whole titles, as they are copied.
  queryFor("Who is the meeting for?", "Who is the meeting for?"),
  queryFor("the ordinary tuesday test", "The ordinary Tuesday test"),
  queryFor("Dust is a fuel price", "Dust is a fuel price"),
  queryFor("Two kinds of empty", "Two kinds of empty"),
  queryFor("Glue was my mistake", "Glue was my mistake"),
  // Words of the text that the title does not contain.
  queryFor("radon basements logger", "Three years of radon data lost to a default setting"),
  queryFor("interrupt other people's sentences", "I wrote down when I interrupted people, for six weeks"),
  queryFor("babysitter for assemblies", "Biscuits as a line in the budget"),
  queryFor("barnacles turbidity sensors", "Eleven days out of 790 carried nearly half of our mud"),
  queryFor("carousel deleted slowest page", "Our slowest page got its largest improvement from deleting a carousel"),
  queryFor("idempotency pay button", "We test idempotency by letting an intern press the Pay button"),
  queryFor("capacitor ceiling fans", "Spare parts are cheaper to store than apologies"),
  queryFor("reflow oven error message", "An apprentice rewrote our alarm texts"),
  queryFor("blood pressure monitors at home", "Seven readings at the kitchen table beat one in my office"),
  queryFor("vaccine temperature logger", "What the cool box does between village nine and village ten"),
  queryFor("interpreter by phone", "The interpreter should be in the room before the news is"),
  queryFor("humidity meter tenants", "We counted the damp walls, and the landlord counted again"),
  queryFor("paper-bridge contest", "A bridge that was meant to break"),
  queryFor("tax declaration number", "Ask for the paper they already have in their hand"),
  queryFor("medicine leaflets typeface", "Small type fails at the spaces, not at the letters"),
  queryFor("conductivity of wells", "Salt arrives in the well before the sea arrives on the street"),
  queryFor("porch light", "I walked twelve blocks and wrote down each porch light that worked"),
  queryFor("barbershops portraits", "Barbers know the light better than I do"),
  // Other forms of a word.
  queryFor("regretting", "What people do not regret"),
  queryFor("shrinking towns", "Shrinking is a planning task, not a verdict"),
  queryFor("fishermen drew coastlines", "Let the old fishermen draw the coastline"),
  queryFor("dimmed corridors lights", "Turn the corridor lights down at nine"),
  queryFor("practising joints", "Practise the boring joint on good wood"),
  // Questions in plain words.
  queryFor("how do I record my grandmother", "How to record your grandmother without making her perform"),
  queryFor("how can I test whether people understand a sign", "How I test a sign with twelve strangers and a coin"),
  queryFor("how to read a difficult book in a foreign language", "How to read a hard book in a language you half know"),
  queryFor("why did volunteers leave our kitchens", "The volunteers who leave were thanked too early"),
  queryFor(
    "what is it like to sit with the dying when there is nothing to do",
    "How to sit with somebody when there is nothing to do",
  ),
  queryFor(
    "who owns the shared battery and the washing machines",
    "The shared battery was a quarrel about washing machines",
  ),
  queryFor("why are my panels losing power in the harmattan", "Dust is a fuel price"),
  queryFor("where should a bench be placed in a square", "How to find out where a bench belongs"),
  // Phrases, names, tags and the other operators.
  queryFor('"eight passengers"', "The eleven o'clock bus has eight passengers. Keep it"),
  queryFor("from:nadia.h pricing", "Say the price, then count to seven"),
  queryFor("from:kwame homework", "Homework that takes exactly twelve minutes"),
  queryFor("from:@anouk.l tapes", "Why we let people take the tapes home"),
  queryFor("tag:typography news site", "Font fallback is an editorial decision"),
  queryFor("#drainage sofa", "A drain is only as wide as its narrowest sofa"),
  queryFor("bottleneck -stand-up scanner", "Utilisation of 97% is a queue with good manners"),
  queryFor("has:image mini-grid street", "A mini-grid should fail one street at a time"),
  // Typing errors.
  queryFor("bootlaoder", "A bootloader you can explain to your successor"),
  queryFor("woodpeker", "The path that we moved for one woodpecker"),
  queryFor("spektrograph", "A spectrograph that was measuring its own building"),
  queryFor("thermostatt", "Where the thermostat hangs decides who is cold"),
  queryFor("labor kettels broken", "What came back: 212 broken kettles on a table"),
  queryFor("telephon call six weeks", "A telephone call six weeks later"),
];
