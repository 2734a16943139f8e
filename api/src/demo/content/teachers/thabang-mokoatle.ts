import { joinLines } from './join-lines.ts'

export const thabangMokoatle = {
  slug: 'thabang-mokoatle',
  first_name: 'Thabang',
  last_name: 'Mokoatle',
  resume_german: joinLines`
    <p>Bevor Thabang Mokoatle Cellist wurde, hat er Brücken berechnet. Zwei davon stehen noch, „die dritte
    war ein Entwurf“. Aus dem ersten Beruf ist ihm eine Überzeugung geblieben: Kraft, die nicht abfließen
    kann, richtet Schaden an. Also beginnt er bei den Füßen, arbeitet sich über Becken und Rücken bis in die
    Fingerspitzen vor und hat so schon manche Sehnenscheidenentzündung verhindert.</p>
    <p>Das klingt nach Turnstunde und ist doch reine Musik, denn sobald der Körper trägt, hat der Kopf Zeit.
    Dann geht es um Harmonik, um lange Bögen, um die Frage, wo ein Satz hinwill. Studierende nennen ihn den
    ruhigsten Menschen, der ihnen je gesagt hat, dass etwas falsch war.</p>
    <p>Schwerpunkt ist heuer <strong>das große Konzertrepertoire</strong> – Haydn in D-Dur, Schumann,
    Dvořák, Elgar, Schostakowitsch –, gesund geübt und auswendig gespielt. Als Gegengewicht bringt jede und
    jeder ein kurzes Werk aus den letzten zwanzig Jahren mit. Ausdrücklich eingeladen sind alle, die nach
    einer Verletzung wieder anfangen; bitte in der Bewerbung erwähnen, es ist kein Nachteil. Daheim leitet
    Mokoatle das Jugendorchester <em>Blue Crane</em> mit neunzig Kindern und drei Kontrabässen. Er sucht
    dringend einen vierten.</p>
  `,
  resume_english: joinLines`
    <p>Thabang Mokoatle was a structural engineer before he was a cellist. Two of his bridges are in daily
    use; “the third was a drawing”. What he kept from that life is a principle: force that has nowhere to go
    does damage. He therefore starts with the feet and travels by way of hips and back to the fingertips,
    and more than one case of tendonitis has ended quietly in his classroom.</p>
    <p>It may sound like physiotherapy, but it is done for the sake of the music. A body that carries itself
    leaves the mind free for harmony, for the long line, for the question of where a movement wants to go.
    Students call him the calmest person who ever told them they were wrong.</p>
    <p>The focus this summer is <strong>the great concertos</strong> (Haydn in D, Schumann, Dvořák, Elgar,
    Shostakovich), practised healthily and played from memory, each balanced by a short piece from the past
    twenty years that you choose yourself. Anyone returning after an injury is expressly invited; do mention
    it when you apply. At home he conducts the <em>Blue Crane Youth Orchestra</em>: ninety children, three
    double basses, and an urgent wish for a fourth.</p>
  `,
} as const
