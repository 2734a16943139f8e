import { joinLines } from './join-lines.ts'

export const inigoPenarrubia = {
  slug: 'inigo-penarrubia',
  first_name: 'Íñigo',
  last_name: 'Peñarrubia',
  resume_german: joinLines`
    <p>Liebe Pianistinnen, liebe Pianisten!</p>
    <p>Ich schreibe euch das mit der Hand, weil man einem Menschen anmerkt, ob er seine Buchstaben
    ausschreibt. Mit Akkorden ist es genauso. Bei mir wird viel von <strong>Rhythmus</strong> die Rede sein,
    von Schultern, die nichts zu tun haben, und von der linken Hand, die meistens klüger ist als die
    rechte.</p>
    <p>Ich komme aus einer Familie von Schustern und Gitarristen. Klavier gelernt habe ich auf einem
    Instrument, dem drei Hämmer gefehlt haben; seither weiß ich, wie viel man sich dazudenken kann. Später
    kam der <em>Premio Almendro</em>, dann kamen die großen Säle, und dann habe ich gemerkt, dass ich am
    liebsten in kleinen bin.</p>
    <p>Im Sommer möchte ich mit euch anschauen:</p>
    <ul>
      <li>Albéniz und Granados, aber ohne Fächer und Kastagnetten</li>
      <li>Mompous <em>Música callada</em>, am Abend, bei offenem Fenster</li>
      <li>eine Sonate von Haydn – für alle, ausnahmslos</li>
    </ul>
    <p>Wer noch kein fertiges Programm hat: bitte trotzdem bewerben. Mich interessiert, ob jemand neugierig
    ist, nicht, ob jemand fehlerfrei ist. Und nehmt feste Schuhe mit. Vor dem Frühstück gehe ich jeden Tag
    zum Wasserfall hinauf, und die besten Gespräche über Musik ergeben sich dort, wo einem die Luft
    ausgeht.</p>
    <p>Herzlich, euer Íñigo</p>
  `,
  resume_english: joinLines`
    <p>Dear pianists,</p>
    <p>People ask about my “method”. I have a chair, a second chair, and a habit of clapping. If the rhythm
    is alive, nearly every other problem turns out to be a shoulder. If the rhythm is dead, no pedal in the
    world will save us.</p>
    <p>I grew up among shoemakers and guitarists and practised on an upright with three hammers missing. It
    taught me to imagine a sound before making it, which is still the thing I most want to teach. Winning
    the <em>Premio Almendro</em> took me to large halls; curiosity brought me back to small ones.</p>
    <p>For our days together I suggest:</p>
    <ul>
      <li>Albéniz and Granados, played as great music and not as postcards</li>
      <li>Mompou’s <em>Música callada</em>, in the evening, windows open</li>
      <li>one Haydn sonata each, no exceptions</li>
    </ul>
    <p>Do not wait until your programme is perfect before you apply. <strong>I choose people who are
    curious</strong>, and I can hear curiosity through a great many wrong notes. Bring proper shoes, too: I
    walk up to the waterfall before breakfast every morning, and whoever comes along gets an extra lesson
    without noticing.</p>
    <p>Warmly, Íñigo</p>
  `,
} as const
