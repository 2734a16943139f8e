import { joinLines } from './join-lines.ts'

export const wojciechLabedzki = {
  slug: 'wojciech-labedzki',
  first_name: 'Wojciech',
  last_name: 'Łabędzki',
  resume_german: joinLines`
    <p>Es gibt diese Geschichte, und sie stimmt: Bei einem Probespiel riss Wojciech Łabędzki nach acht
    Takten die A-Saite. Er spielte den Satz auf den übrigen drei zu Ende, verbeugte sich und bekam die
    Stelle. Zweiundzwanzig Jahre blieb er Solobratschist der <em>Bernsteinküsten-Philharmonie</em>. Wenn ihn
    Studierende fragen, wie man sich auf so etwas vorbereitet, sagt er: „Indem man weiß, wo die Töne sonst
    noch liegen.“</p>
    <p>Sein Unterricht ist Handwerk im besten Sinn. Er zerlegt einen Bogenwechsel wie ein Uhrmacher und
    setzt ihn so wieder zusammen, dass man ihn nicht mehr findet. <strong>Orchesterstellen</strong> sind für
    ihn nie lästige Pflicht: Das Solo aus <em>Don Quixote</em> ist Theater, der Anfang von Mahlers Zehnter
    ein Monolog, bei dem niemand husten darf.</p>
    <p>Im Sommer kommt das Kernrepertoire dran – Hoffmeister und Stamitz, Hindemith, Walton,
    Schostakowitschs letzte Sonate – und an jedem zweiten Nachmittag ein Probespiel hinter dem Vorhang, den
    die Schneiderin im Ort eigens dafür genäht hat. Das Urteil fällt die Klasse, schriftlich und freundlich.
    Bratschenwitze sind erlaubt, sofern sie neu sind. In all den Jahren, sagt er, war das zweimal der
    Fall.</p>
  `,
  resume_english: joinLines`
    <p>The story is told wherever violists meet, and it happens to be true. Eight bars into an audition
    Wojciech Łabędzki’s A string snapped. He finished the movement on the remaining three, bowed, and was
    given the job. He stayed for twenty-two years as principal viola of the <em>Amber Coast
    Philharmonic</em>. Asked how one prepares for such a thing, he shrugs: “By knowing where else the notes
    are.”</p>
    <p>He teaches as a watchmaker works. A bow change is taken apart on the bench, cleaned, and put together
    so that nobody can find it again. <strong>Orchestral excerpts</strong> are never a chore in his room:
    the solo from <em>Don Quixote</em> is theatre, and the opening of Mahler’s Tenth is a monologue during
    which no one may cough.</p>
    <p>We shall work on the core of the repertoire, from Hoffmeister and Stamitz to Hindemith, Walton and
    Shostakovich’s last sonata. Every other afternoon there is a mock audition behind a curtain which the
    village dressmaker has sewn for the purpose; the class is the jury, in writing and with kindness. Viola
    jokes are permitted if they are new. This has happened twice.</p>
  `,
} as const
