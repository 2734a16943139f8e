import { joinLines } from './join-lines.ts'

export const zdenkaOrechovska = {
  slug: 'zdenka-orechovska',
  first_name: 'Zdeňka',
  last_name: 'Ořechovská',
  resume_german: joinLines`
    <p>Wer bei Zdeňka Ořechovská zum ersten Mal vorspielt, darf nach dem letzten Ton eine ganze Weile sitzen
    bleiben. Sie sagt dann nichts. Sie schaut aus dem Fenster, und irgendwann fragt sie: „Und was haben Sie
    gehört?“ Nicht: Was haben Sie gespielt. Aus der Antwort entsteht die Stunde.</p>
    <p>Ihr Vater war Klavierstimmer und nahm sie zu den Kunden mit; mit zehn konnte sie jeden Flügel im
    Bezirk an seinen Schwächen erkennen. Dreißig Jahre lang war sie die Pianistin des
    <em>Jeřabina-Trios</em>, und bis heute hält sie Kammermusik für die beste Klavierlehrerin. Technik ist
    bei ihr kein eigenes Fach: Ein Fingersatz taugt etwas, wenn man ihn hört.</p>
    <p>Heuer geht es um die Kunst des Leisespielens – Janáčeks <em>Im Nebel</em>, Schuberts späte Sonaten,
    die Mazurken von Chopin. Eigenes Programm ist willkommen, gern auch Unfertiges. Mitzubringen sind
    <strong>Noten in zweifacher Ausfertigung</strong>, ein weicher Bleistift und die Bereitschaft, eine
    halbe Seite eine Stunde lang spannend zu finden. Am vorletzten Abend kocht sie für die ganze Klasse
    Marillenknödel. Auch dabei, behauptet sie, kommt alles auf den richtigen Augenblick an.</p>
  `,
  resume_english: joinLines`
    <p>The first lesson with Zdeňka Ořechovská begins with silence. You play, you finish, she looks out of
    the window for longer than is comfortable, and then she asks, “What did you hear?” Most people start
    describing what they meant to do. She waits until they get to what actually sounded, and that is where
    the work begins.</p>
    <p>Her father tuned pianos and took her along on his rounds, so she learned early that no two
    instruments want the same thing. After thirty years with the <em>Jeřabina Trio</em> she still teaches
    everyone as though a cellist were sitting beside them. She has no patience with exercises and endless
    patience with a single bar.</p>
    <p>This summer is about <strong>playing softly without playing small</strong>: Janáček’s <em>In the
    Mists</em>, late Schubert, the Chopin mazurkas. Your own programme is welcome, the less finished the
    better. Bring a second copy of the score and a soft pencil. On the last evening but one she makes
    apricot dumplings for the whole class, and insists that this, too, is a lesson in timing.</p>
  `,
} as const
