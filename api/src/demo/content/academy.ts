export const academy = {
  name_de: 'Sommerakademie Amselzell',
  name_en: 'Amselzell Summer Academy',
  place_name: 'Stift Amselzell',
  park_de: 'Naturpark Lautenkar',
  park_en: 'Lautenkar Nature Park',
  tagline_de: 'Zwei Wochen Musik, wo das Tal still wird',
  tagline_en: 'A fortnight of music where the valley falls silent',
  handling_fee: 75,
  recording_fee: 15,
} as const

/** Prices in euros per person and night. */
export const roomTypes = [
  {
    name_de: 'Einzelzimmer',
    name_en: 'Single room',
    description_de:
      'Eine ehemalige Mönchszelle mit Schreibtisch und Blick in den Obstgarten, Dusche am Gang. Einzelzimmer werden in der Reihenfolge der Buchung vergeben; es kann sein, dass keines mehr frei ist.',
    description_en:
      'A former monk’s cell with a desk and a view of the orchard, shower along the corridor. Single rooms go in the order in which they are booked, so there may be none left.',
    price: 30,
    beds: 24,
  },
  {
    name_de: 'Doppelzimmer',
    name_en: 'Double room',
    description_de:
      'Zwei Betten, zwei Notenpulte und ein tiefer Fenstersitz im Gästetrakt. Mit wem Sie das Zimmer teilen möchten, schreiben Sie uns einfach bei den Wünschen.',
    description_en:
      'Two beds, two music stands and a deep window seat in the guest wing. If you would like to share with someone in particular, simply tell us in the comment.',
    price: 22,
    beds: 60,
  },
] as const

export const mealTypes = [
  {
    name_de: 'Halbpension',
    name_en: 'Half board',
    description_de:
      'Frühstück und Abendessen im Refektorium. Am Anreisetag gibt es nur das Abendessen, am Abreisetag nur das Frühstück.',
    description_en:
      'Breakfast and dinner in the refectory. Dinner only on the day of arrival, breakfast only on the day of departure.',
    price: 25,
  },
] as const

export const scholarship = {
  society: 'Interpretia',
  link: 'https://example.org/interpretia',
  note_de:
    'Die Interpretia, die Verwertungsgesellschaft der ausübenden Künstlerinnen und Künstler, vergibt heuer wieder Stipendien an Teilnehmerinnen und Teilnehmer der Akademie. Wer angenommen wurde, kann dort direkt ansuchen.',
  note_en:
    'Interpretia, the performers’ collecting society, is again awarding scholarships to participants of the academy this year. Once you have been accepted, you can apply to the society directly.',
} as const
