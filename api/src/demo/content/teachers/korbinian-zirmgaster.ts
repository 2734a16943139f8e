import { joinLines } from './join-lines.ts'

export const korbinianZirmgaster = {
  slug: 'korbinian-zirmgaster',
  first_name: 'Korbinian',
  last_name: 'Zirmgaster',
  resume_german: joinLines`
    <p>Grüß Gott und bitte Vorsicht, die siebzehnte Stufe ist locker. Hier oben also: zwei Manuale,
    sechsundzwanzig Register, gebaut 1741 von einem Meister, der seinen Namen nicht hinterlassen hat, wohl
    aber den Abdruck seines Daumens auf der größten Prospektpfeife. Pater Korbinian Zirmgaster zeigt ihn
    jedem Kurs als Erstes. Er betreut diese Orgel seit neunundzwanzig Jahren und behauptet, sie habe noch
    immer Geheimnisse vor ihm.</p>
    <p>Unterrichtet wird an drei Instrumenten: an der <strong>historischen Orgel der Stiftskirche</strong>
    (Muffat, Kerll, Froberger, Bach), an der neuen im Kapitelsaal (Mendelssohn, Franck, Messiaen) und am
    Positiv in der Sakristei, das man tragen kann, wenn man zu dritt ist. Jeder Tag schließt mit einer
    halben Stunde Improvisation: ein Choral, ein Gedanke, kein Netz.</p>
    <p>Was Pater Korbinian schätzt, sind saubere Schuhe, deutliche Artikulation und Menschen, die beim
    Registrieren zuerst in den Raum horchen. Weil die Gemeinschaft fünfmal am Tag betet, richtet sich der
    Stundenplan nach ihr; wer möchte, spielt einmal die Vesper. In der Nacht steht die Kirche den Übenden
    bis elf offen. Der Schlüssel hängt beim Pförtner, die Taschenlampe auch.</p>
  `,
  resume_english: joinLines`
    <p>Mind your head, and mind the seventeenth step, which is loose. Here we are: two manuals, twenty-six
    stops, built in 1741 by a master who left no name but did leave a thumbprint in the largest of the front
    pipes. Father Korbinian Zirmgaster shows it to every class before a note is played. He has looked after
    this organ for twenty-nine years and maintains that it still keeps secrets from him.</p>
    <p>Lessons take place on three instruments: the <strong>historic organ of the abbey church</strong> for
    Muffat, Kerll, Froberger and Bach; the new one in the chapter house for Mendelssohn, Franck and
    Messiaen; and a chamber organ in the sacristy, portable if there are three of you. Each day ends with
    half an hour of improvisation: one chorale, one idea, no net.</p>
    <p>He values clean shoes, clear articulation, and people who listen to the room before they reach for a
    stop. The community prays five times a day and the timetable follows it; those who wish may play for
    vespers once. At night the church stays open for practice until eleven. The key hangs in the porter’s
    lodge, next to the torch.</p>
  `,
} as const
