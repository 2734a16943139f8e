import { joinLines } from './join-lines.ts'

export const balintKoszeghalmi = {
  slug: 'balint-koszeghalmi',
  first_name: 'Bálint',
  last_name: 'Kőszeghalmi',
  resume_german: joinLines`
    <p>Bálint Kőszeghalmi unterrichtet im Stehen, isst im Stehen und hat, so heißt es, auch seine Frau im
    Stehen kennengelernt: in der Schlange vor einem Notengeschäft. Siebzehn Jahre lang war er Primarius des
    <em>Fűzfa-Quartetts</em>, und er spricht über Streichquartette wie andere über Bergtouren: wer
    vorausgeht, wer sichert, wer die Jause trägt.</p>
    <p>An der Tür zu seiner Klasse hängt ein Zettel:</p>
    <ul>
      <li>Wer zu tief ist, weiß es. Wer zu hoch ist, freut sich noch.</li>
      <li>Der Bogen hat zwei Enden. Bitte beide besuchen.</li>
      <li>Vibrato ist keine Heizung.</li>
      <li>Bartók tanzt. Immer.</li>
      <li>Um zehn ist Pause, auch mitten im Takt.</li>
    </ul>
    <p>Gearbeitet wird heuer an <strong>Bartóks Rhapsodien und der Solosonate</strong>, an Bachs Partiten
    und an jenen Konzerten, die beim Probespiel verlangt werden: Mozart in A-Dur und D-Dur, dazu ein
    romantisches nach Wahl. Jeder Tag beginnt mit zwanzig Minuten Tonleitern, gemeinsam, ohne Noten und mit
    Blick auf den Berg. Kőszeghalmi sucht keine fertigen Solisten. Er sucht Leute, die lachen können, wenn
    etwas schiefgeht, und es dann noch einmal spielen. Weil der Andrang groß ist, bleibt er die ganze
    Akademie lang und gibt zwei Kurse hintereinander.</p>
  `,
  resume_english: joinLines`
    <p>Bálint Kőszeghalmi teaches standing up, eats standing up, and is said to have met his wife standing
    up, in the queue outside a music shop. He led the <em>Fűzfa Quartet</em> for seventeen years and talks
    about chamber music the way others talk about climbing: who goes first, who holds the rope, who carries
    the sandwiches.</p>
    <p>A sheet of paper is pinned to the door of his classroom:</p>
    <ul>
      <li>If you are flat, you know it. If you are sharp, you are still enjoying yourself.</li>
      <li>The bow has two ends. Please visit both.</li>
      <li>Vibrato is not central heating.</li>
      <li>Bartók dances. Always.</li>
      <li>Break at ten, even in mid-bar.</li>
    </ul>
    <p>This year’s work centres on <strong>Bartók’s rhapsodies and the solo sonata</strong>, the Bach
    partitas, and the concertos that auditions ask for: Mozart in A and in D, and one romantic concerto of
    your choice. Every day opens with twenty minutes of scales, all together, from memory, facing the
    mountain. He is not looking for finished soloists. He wants people who can laugh when something goes
    wrong and then play it again. As his classes are always full, he stays for the whole academy and teaches
    two in a row.</p>
  `,
} as const
