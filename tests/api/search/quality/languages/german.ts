import { type LanguageSet, queryFor } from "#tests/api/search/quality/query";

export const GERMAN: LanguageSet = {
  language: "German",
  posts: [
    {
      title: "Gießen nach Plan",
      content:
        "In unserem Viertel vertrocknen jeden Sommer die jungen Straßenbäume. Wir haben für jeden Baum zwei Haushalte gesucht, die ihn abwechselnd gießen. Von 48 Bäumen leben nach zwei Jahren noch 45, und die Nachbarn kennen sich.",
    },
    {
      title: "Drei Linden gegen die Hitze im Hof",
      content:
        "Unser Schulhof war im Juni nicht zu benutzen. Wir haben drei große Linden gepflanzt und den Asphalt darunter aufgebrochen. Im Schatten der Bäume ist es jetzt um die Mittagszeit sechs Grad kühler.",
    },
    {
      title: "Ein kaputter Toaster lernt reden",
      content:
        "Im Reparatur-Café fragen wir zuerst nicht nach dem Fehler, sondern nach der Geschichte des Geräts. Wer von seinem Toaster erzählt hat, bleibt auch bei der Reparatur dabei und schraubt selbst. Zwei von drei Geräten gehen danach wieder.",
    },
    {
      title: "Werkzeug leihen statt kaufen",
      content:
        "Eine Bohrmaschine läuft in ihrem Leben elf Minuten. Unser Leihladen hat 140 Werkzeuge, die sich das ganze Dorf teilt, und eine Dame, die jede Schraube kennt. Nach der Ausleihe fragen wir, was gebaut wurde, und hängen ein Foto auf.",
    },
    {
      title: "Das Lastenrad, das allen gehört",
      content:
        "Sechs Familien in unserer Straße teilen sich ein Fahrrad mit Ladefläche. Der Schlüssel hängt beim Bäcker, das Buch liegt daneben. Gestritten wurde nur einmal, und zwar über einen Kindersitz.",
    },
    {
      title: "Die Straße gehört am Sonntag den Kindern",
      content:
        "Einmal im Monat sperren wir unsere Straße für Autos. Die Kinder bringen Fahrräder, Kreide und ihre Großeltern mit. Der Antrag hatte neun Seiten, und beim zweiten Mal hat ihn der Nachbar ausgefüllt, der dagegen war.",
    },
  ],
  queries: [
    queryFor("strassenbaum giessen", "Gießen nach Plan"),
    queryFor("linde schulhöfe schatten", "Drei Linden gegen die Hitze im Hof"),
    queryFor("wer repariert meinen toaster", "Ein kaputter Toaster lernt reden"),
    queryFor("bohrmaschinen ausleihen", "Werkzeug leihen statt kaufen"),
    queryFor("fahrrad teilen familie", "Das Lastenrad, das allen gehört"),
    queryFor("strasse sperren fur kinder", "Die Straße gehört am Sonntag den Kindern"),
  ],
};
