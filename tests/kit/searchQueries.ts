/** What somebody types, and the idea of the demo community that they mean: by its title, or how its text begins. */
export interface SearchQuery {
  query: string;
  means: string;
}

const asked = (query: string, means: string): SearchQuery => ({ query, means });

/**
 * Queries as members of the demo community would type them: words of a title, words that only the text holds, other forms
 * of a word, questions in plain words, names and operators, and slips of the hand.
 */
export const SEARCH_QUERIES: readonly SearchQuery[] = [
  // Words of a title.
  asked("payment queue", "Let the payment queue so that the customer does not"),
  asked("restore drill", "A restore drill with a kitchen timer"),
  asked("date picker screen reader", "What 14 screen reader users did with our date picker"),
  asked("pager closing time", "We gave the pager a closing time"),
  asked("thermometer enclosure", "The sensor was fine, the enclosure was the thermometer"),
  asked("lower-casing names", "Lower-casing a name is not a technical detail"),
  asked("bootloader", "A bootloader you can explain to your successor"),
  asked("focus order", "Focus order is a table of contents"),
  asked("incident report before", "Write the incident report before the incident"),
  asked("thirteen week forecast", "A thirteen-week forecast in pencil"),
  asked("hiring second year", "Hiring for the second year"),
  asked("late fee", "The late fee that costs more than it earns"),
  asked("savings circle", "The savings circle that survived its treasurer"),
  asked("dead oak", "A dead oak is a long experiment"),
  asked("indigo vat", "Indigo does not forgive a busy day"),
  asked("shop signs", "Shop signs are the archive nobody funds"),
  asked("progress bar", "I removed the progress bar"),
  asked("wet hands pattern book", "A pattern book that can be used with wet hands"),
  asked("spare parts drawing", "Are spare parts a drawing problem?"),
  asked("parking space rain", "Take out one parking space and see what the rain does"),
  asked("woodpecker", "The path that we moved for one woodpecker"),
  asked("cotton sock", "Bury a cotton sock and come back in eight weeks"),
  asked("attic hatch", "Seal the attic hatch before you buy anything"),
  asked("school calendar potatoes", "The school calendar should follow the potatoes"),
  asked("icebreaker", "Against the icebreaker"),
  // Whole titles, as they are copied.
  asked("Who is the meeting for?", "Who is the meeting for?"),
  asked("the ordinary tuesday test", "The ordinary Tuesday test"),
  asked("Dust is a fuel price", "Dust is a fuel price"),
  asked("Two kinds of empty", "Two kinds of empty"),
  asked("Glue was my mistake", "Glue was my mistake"),
  // Words that stand in the text, not in the title.
  asked("radon basements logger", "Three years of radon data lost to a default setting"),
  asked("interrupt other people's sentences", "I wrote down when I interrupted people, for six weeks"),
  asked("babysitter for assemblies", "Biscuits as a line in the budget"),
  asked("barnacles turbidity sensors", "Eleven days out of 790 carried nearly half of our mud"),
  asked("carousel deleted slowest page", "Our slowest page got its largest improvement from deleting a carousel"),
  asked("idempotency pay button", "We test idempotency by letting an intern press the Pay button"),
  asked("capacitor ceiling fans", "Spare parts are cheaper to store than apologies"),
  asked("reflow oven error message", "An apprentice rewrote our alarm texts"),
  asked("blood pressure monitors at home", "Seven readings at the kitchen table beat one in my office"),
  asked("vaccine temperature logger", "What the cool box does between village nine and village ten"),
  asked("interpreter by phone", "The interpreter should be in the room before the news is"),
  asked("humidity meter tenants", "We counted the damp walls, and the landlord counted again"),
  asked("paper-bridge contest", "A bridge that was meant to break"),
  asked("tax declaration number", "Ask for the paper they already have in their hand"),
  asked("medicine leaflets typeface", "Small type fails at the spaces, not at the letters"),
  asked("conductivity of wells", "Salt arrives in the well before the sea arrives on the street"),
  asked("porch light", "I walked twelve blocks and wrote down each porch light that worked"),
  asked("barbershops portraits", "Barbers know the light better than I do"),
  // Other forms of a word.
  asked("regretting", "What people do not regret"),
  asked("shrinking towns", "Shrinking is a planning task, not a verdict"),
  asked("fishermen drew coastlines", "Let the old fishermen draw the coastline"),
  asked("dimmed corridors lights", "Turn the corridor lights down at nine"),
  asked("practising joints", "Practise the boring joint on good wood"),
  // Questions in plain words.
  asked("how do I record my grandmother", "How to record your grandmother without making her perform"),
  asked("how can I test whether people understand a sign", "How I test a sign with twelve strangers and a coin"),
  asked("how to read a difficult book in a foreign language", "How to read a hard book in a language you half know"),
  asked("why did volunteers leave our kitchens", "The volunteers who leave were thanked too early"),
  asked(
    "what is it like to sit with the dying when there is nothing to do",
    "How to sit with somebody when there is nothing to do",
  ),
  asked(
    "who owns the shared battery and the washing machines",
    "The shared battery was a quarrel about washing machines",
  ),
  asked("why are my panels losing power in the harmattan", "Dust is a fuel price"),
  asked("where should a bench be placed in a square", "How to find out where a bench belongs"),
  // Phrases, names, tags and the other operators.
  asked('"eight passengers"', "The eleven o'clock bus has eight passengers. Keep it"),
  asked("from:nadia.h pricing", "Say the price, then count to seven"),
  asked("from:kwame homework", "Homework that takes exactly twelve minutes"),
  asked("from:@anouk.l tapes", "Why we let people take the tapes home"),
  asked("tag:typography news site", "Font fallback is an editorial decision"),
  asked("#drainage sofa", "A drain is only as wide as its narrowest sofa"),
  asked("bottleneck -stand-up scanner", "Utilisation of 97% is a queue with good manners"),
  asked("has:image mini-grid street", "A mini-grid should fail one street at a time"),
  // Slips of the hand.
  asked("bootlaoder", "A bootloader you can explain to your successor"),
  asked("woodpeker", "The path that we moved for one woodpecker"),
  asked("spektrograph", "A spectrograph that was measuring its own building"),
  asked("thermostatt", "Where the thermostat hangs decides who is cold"),
  asked("labor kettels broken", "What came back: 212 broken kettles on a table"),
  asked("telephon call six weeks", "A telephone call six weeks later"),
];
