import { joinLines } from './join-lines.ts'

export const annaFriederikeUnterkircherSchwarzenbrunner = {
  slug: 'anna-friederike-unterkircher-schwarzenbrunner',
  first_name: 'Anna-Friederike',
  last_name: 'Unterkircher-Schwarzenbrunner',
  resume_german: joinLines`
    <p>„Ja, das ist alles mein Name“, sagt sie zur Begrüßung, „und wer ihn auf einen Atem schafft, hat die
    erste Übung hinter sich.“ Anna-Friederike Unterkircher-Schwarzenbrunner, Mezzosopran, hat an die sechzig
    Partien gesungen, am liebsten Hosenrollen, weil man darin Taschen hat. Den Octavian sang sie mit Fieber,
    den Orlofsky mit Gipsfuß.</p>
    <p>In ihrer Klasse kommt <strong>zuerst der Text</strong>. Jedes Lied, jede Arie wird gesprochen,
    übersetzt, geflüstert, einer Mitstudentin erzählt und erst dann gesungen. Atmen wird im Liegen geübt,
    auf der Wiese hinter dem Gästetrakt; die Schafe kennen das schon. Dialekte hört sie gern, schlampige
    Vokale weniger.</p>
    <p>Heuer stehen Mozart und Strauss auf dem Plan, Lieder von Schubert, Wolf und Alma Mahler und alle
    Opernensembles, die sich mit den angenommenen Stimmen ausgehen. Am Klavier sitzt täglich jemand, der
    mitatmet. Bewerben mögen sich bitte auch tiefe Stimmen, „die trauen sich nämlich nie“.</p>
    <p>Was sie nicht unterrichtet: wie man berühmt wird. Was sie sehr wohl unterrichtet: wie man mit sechzig
    noch singt, wie man eine Absage liest und wie man auf der Freilichtbühne eine Gelse verschluckt, ohne
    dass es jemand merkt.</p>
  `,
  resume_english: joinLines`
    <p>“Yes, all of that is my name,” she says by way of greeting, “and if you can manage it on one breath
    you have passed the first exercise.” The mezzo-soprano Anna-Friederike Unterkircher-Schwarzenbrunner has
    some sixty roles behind her. She liked the trouser parts best, because they come with pockets. She has
    sung Octavian with a fever and Orlofsky with her foot in plaster.</p>
    <p>In her class <strong>the words come first</strong>. Every song and every aria is spoken, translated,
    whispered, told to a colleague as news, and only then sung. Breathing is practised lying down in the
    meadow behind the guest wing; the sheep have seen it all before.</p>
    <p>The plan for this summer: Mozart and Strauss, songs by Schubert, Wolf and Alma Mahler, and whichever
    operatic ensembles the accepted voices allow. A pianist who breathes with you is there every day. Low
    voices, she adds, should please apply. “They never dare.”</p>
    <p>What she does not teach is how to become famous. What she does teach is how to be singing still at
    sixty, how to read a rejection letter, and how to swallow a mosquito on an open-air stage without
    anybody noticing.</p>
  `,
} as const
