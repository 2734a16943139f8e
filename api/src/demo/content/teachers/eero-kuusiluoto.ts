import { joinLines } from './join-lines.ts'

export const eeroKuusiluoto = {
  slug: 'eero-kuusiluoto',
  first_name: 'Eero',
  last_name: 'Kuusiluoto',
  resume_german: joinLines`
    <p>Eero Kuusiluoto redet nicht viel. Seine Kursbeschreibung bestand ursprünglich aus einem Satz: „Wir
    singen, dann sehen wir weiter.“ Auf Bitte des Vereins hat er sie ergänzt.</p>
    <p>Erstens: Er nimmt <strong>wenige Stimmen</strong>, damit alle jeden Tag drankommen.</p>
    <p>Zweitens: Lied und Oratorium, keine Oper. Brahms, Sibelius, Schumanns <em>Dichterliebe</em>, Bachs
    Kreuzstabkantate, die großen Arien aus dem <em>Messias</em>. Für hohe Stimmen hat er eine eigene Liste;
    ganz oben steht Kaija Saariaho.</p>
    <p>Drittens: Eine Stimme wächst langsam. Bis siebenundzwanzig war er Förster und hat im Wald gelernt,
    dass man an Jungbäumen nicht zieht. Wer nach drei Tagen größer klingen will, wird enttäuscht sein. Wer
    nach drei Monaten leichter singt, schreibt ihm meistens eine Karte. Die Karten hängen in seiner
    Küche.</p>
    <p>Viertens: Pausen. Man erkennt Sängerinnen und Sänger daran, was sie tun, während das Klavier allein
    spielt.</p>
    <p>Was er selbst verschweigt: über vierhundert Liederabende, den <em>Silbernen Tannenzapfen</em> der
    Kritik und eine <em>Winterreise</em>, die er jedes Jahr im Jänner singt, jedes Jahr anders, immer ohne
    Pause und immer mit kalten Händen.</p>
  `,
  resume_english: joinLines`
    <p>Eero Kuusiluoto is a man of few words. The description he first sent in read, in full: “We sing, then
    we shall see.” The association asked for a little more. He thought about it for a fortnight and added
    the following.</p>
    <p><strong>One.</strong> A small class, so that everyone sings every day.</p>
    <p><strong>Two.</strong> Song and oratorio; no opera. Brahms, Sibelius, <em>Dichterliebe</em>, Bach’s
    cantata <em>Ich will den Kreuzstab gerne tragen</em>, the great arias from <em>Messiah</em>. For high
    voices there is a list of its own, with Kaija Saariaho at the top.</p>
    <p><strong>Three.</strong> Voices grow slowly. He was a forester until he was twenty-seven, and nobody
    makes a young tree taller by pulling. If you want to sound bigger after three days, you will be
    disappointed. If you sing more easily after three months, send a postcard. They hang in his kitchen.</p>
    <p><strong>Four.</strong> Rests. You can tell a singer by what happens while the piano plays alone.</p>
    <p>He did not mention the four hundred recitals, the critics’ <em>Silver Fir Cone</em>, or the
    <em>Winterreise</em> he sings every January, differently each time, always with cold hands.</p>
  `,
} as const
