import { joinLines } from './join-lines.ts'

export const aoifeKilcarragh = {
  slug: 'aoife-kilcarragh',
  first_name: 'Aoife',
  last_name: 'Kilcarragh',
  resume_german: joinLines`
    <p>So sieht ein Tag in der Klasse von Aoife Kilcarragh aus:</p>
    <ul>
      <li><strong>Halb acht:</strong> leere Saiten im Kreuzgang, zu zweit, einander gegenüber. Der Nachhall
      verzeiht nichts und merkt sich alles.</li>
      <li><strong>Neun bis zwölf:</strong> Einzelstunden, offen für alle, die zuhören wollen.</li>
      <li><strong>Nachmittag:</strong> üben, schlafen oder schwimmen. Sie verlangt nur, dass man sich
      entscheidet.</li>
      <li><strong>Fünf Uhr:</strong> Ein Barockbogen macht die Runde.</li>
    </ul>
    <p>Kilcarragh ist auf einer Insel mit vierzig Häusern groß geworden und hat die Geige zuerst beim Tanz
    gelernt, von einem Briefträger, der keine Noten lesen konnte. Das Studium kam später und, wie sie sagt,
    „gerade noch rechtzeitig, um mich nicht zu verderben“. Heute leitet sie vom ersten Pult aus die
    <em>Curlew Strings</em> und unterrichtet so, wie der Briefträger es getan hat: vorspielen, zuhören,
    nachfragen, noch einmal.</p>
    <p>Auf dem Programm stehen Biber und Bach, Sonaten von Brahms und Ysaÿe und, wer mag, ein <em>Slow
    Air</em> aus dem Gedächtnis. Ihr Augenmerk gilt der rechten Hand. Ein schöner Ton allein ist ihr zu
    wenig; sie möchte wissen, wovon er erzählt. Darmsaiten bitte nur mitbringen, wenn man ihnen die Bergluft
    zumuten will.</p>
  `,
  resume_english: joinLines`
    <p>Aoife Kilcarragh learned the fiddle at dances, on an island of forty houses, from a postman who could
    not read music. Conservatoire came later, “just in time not to spoil me”, and so did the <em>Curlew
    Strings</em>, the chamber orchestra she directs from the first desk. She still teaches the postman’s
    way: play it, listen to it, ask about it, play it again.</p>
    <p>A day in her class runs like this:</p>
    <ul>
      <li><strong>7.30 am:</strong> open strings in the cloister, in pairs, face to face. The echo forgives
      nothing and remembers everything.</li>
      <li><strong>9 to 12:</strong> individual lessons, doors open to anyone who cares to listen.</li>
      <li><strong>Afternoon:</strong> practise, sleep or swim. You must choose; dithering is the only thing
      not allowed.</li>
      <li><strong>5 o’clock:</strong> a baroque bow goes from hand to hand.</li>
    </ul>
    <p>Expect Biber and Bach, sonatas by Brahms and Ysaÿe and, for those who like, a slow air passed on by
    ear. Her attention is on the right hand. A beautiful sound does not satisfy her until she knows <em>what
    it is about</em>. Gut strings are welcome, provided they can face the mountain air.</p>
  `,
} as const
