import type { Category } from "#server/core/categories.rules";

/**
 * The category of a post that was written among those of another, by its title: as in a real community, some categories
 * have many more posts than others.
 */
export const categoriesByTitle: Record<string, Category> = {
  "Calibrating thirty cheap sensors with one bucket": "Technology",
  "Publish the noise floor along with the sensor": "Technology",
  "Song titles lose their dots on the way to the archive": "Technology",
  "Leave room on the board for the person after you": "Technology",
  "Two kinds of empty": "Technology",
  "I removed the progress bar": "Technology",
  "A mini-grid should fail one street at a time": "Technology",
  "Spare parts are cheaper to store than apologies": "Technology",
  "Fourteen-year-olds estimated the mass of a cloud": "Education",
  "Is a negative result worth a pupil's prize?": "Education",
  "Let them see you erase": "Education",
  "Twenty years a carpenter, four weeks a bad teacher": "Education",
  "How to read a hard book in a language you half know": "Education",
  "She read her first novel at 81 and disliked it": "Education",
  "Reading plays aloud with people who hate reading": "Education",
  "The map says spruce, the bark beetle disagrees": "Environment",
  "The patient who ran to the letterbox": "Health",
  "How to sit with somebody when there is nothing to do": "Health",
  "What people do not regret": "Health",
  "Count the hours outside my surgery": "Health",
  "Utilisation of 97% is a queue with good manners": "Health",
  "The best chair in the waiting room faces the wrong way": "Health",
  "A weekly note that nobody has to answer": "Business",
  "The ordinary Tuesday test": "Business",
  "Is saying no a skill or a permission?": "Society",
  "Pay the neighbours who lend you the room": "Society",
  "A locker is worth more than a loan": "Society",
  "Should a workshop of nine have a director?": "Society",
  "A stall that two women can carry": "Society",
  "The ballot paper as a kitchen object": "Society",
  "Where the money from a recycling bin goes": "Society",
  "Shop signs are the archive nobody funds": "Design",
  "Do art and signs belong on the same hospital wall?": "Design",
};
