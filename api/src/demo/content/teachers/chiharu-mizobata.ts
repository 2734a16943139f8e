import { joinLines } from './join-lines.ts'

export const chiharuMizobata = {
  slug: 'chiharu-mizobata',
  first_name: 'Chiharu',
  last_name: 'Mizobata',
  resume_german: joinLines`
    <p><strong>Frau Mizobata, womit beginnt Ihr Unterricht?</strong> Mit dem Klaviersessel. Wirklich. Die
    meisten sitzen zu hoch und zu nahe. Wir stellen ihn um, und oft klingt schon der erste Akkord, als hätte
    jemand gelüftet.</p>
    <p><strong>Man kennt Sie vor allem als Liedpianistin.</strong> Ich verstehe mich auch in der Solosonate
    als Begleiterin: Ich begleite eine Stimme, die der Komponist gehört hat. Wer bei Schumanns Liedern
    mitatmen kann, spielt die <em>Kreisleriana</em> anders. Deshalb arbeiten wir heuer an zwei Nachmittagen
    gemeinsam mit den Sängerinnen und Sängern.</p>
    <p><strong>Und das übrige Programm?</strong> Debussys zweites Heft der <em>Préludes</em>, Takemitsus
    <em>Rain Tree Sketch</em>, dazu Beethoven, weil man an Beethoven nie vorbeikommt. Eigene Wünsche bitte
    bis Mitte Juni, damit ich üben kann. Ich meine das ernst: Was ich unterrichte, spiele ich vorher
    selbst.</p>
    <p><strong>Was bringt Sie aus der Ruhe?</strong> Pedal aus Gewohnheit. Und Handys am Notenpult.</p>
    <p><strong>Was wünschen Sie sich von der Klasse?</strong> Dass sie einander zuhört. Alle sind bei allen
    Stunden dabei, auch beim <em>Fragentee</em> um vier: eine Kanne, keine Noten, jede Frage erlaubt. Die
    besten sind meistens die, für die sich jemand vorher entschuldigt hat.</p>
  `,
  resume_english: joinLines`
    <p><strong>Ms Mizobata, how do you begin?</strong> With the piano stool. Most people sit too high and
    too close. We move it, and quite often the very first chord sounds as if somebody had opened a
    window.</p>
    <p><strong>You are known as a song pianist. Does that matter in a solo class?</strong> It is the whole
    point. In a sonata, too, I am accompanying someone: the voice the composer heard. If you can breathe
    with a singer through Schumann’s <em>Liederkreis</em>, your <em>Kreisleriana</em> will change overnight.
    So we shall spend two afternoons with the singers.</p>
    <p><strong>What else is on the stand?</strong> Book two of Debussy’s <em>Préludes</em>, Takemitsu’s
    <em>Rain Tree Sketch</em>, and Beethoven, because there is no way round Beethoven. Tell me your own
    wishes by mid-June so that I can practise. I never teach a piece I have not just played through
    myself.</p>
    <p><strong>What makes you lose your temper?</strong> Pedalling out of habit. Telephones on the music
    desk.</p>
    <p><strong>And what do you hope for?</strong> A class that listens to one another. Everybody attends
    every lesson, and at four there is <em>question tea</em>: one pot, no scores, nothing too small to ask.
    The best questions are usually the ones people apologise for.</p>
  `,
} as const
