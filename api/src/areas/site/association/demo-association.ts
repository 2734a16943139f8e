/** The association of the demo. All of it is invented: production does not publish these values. */
export const association = {
  name: 'Verein Amselzeller Musiksommer',
  legal_form_de: 'Gemeinnütziger Verein nach dem Vereinsgesetz 2002',
  legal_form_en: 'Non-profit association under Austrian law (Vereinsgesetz 2002)',
  street: 'Stiftsplatz 1',
  zip: '8899',
  city: 'Amselzell',
  contact_email: 'office@example.org',
  email: 'office@example.org',
  phone: '+43 0000 123456',
  website: 'https://academy.example.org',
  register_number: 'ZVR 0123456789',
  register_authority: 'Bezirkshauptmannschaft Kargau',
  bank_name: 'Talbank Amselzell',
  bank_address: 'Marktplatz 4, 8899 Amselzell, Österreich',
  account_holder: '',
  // Valid check digits, with a bank code that no bank uses.
  iban: 'AT479999900012345678',
  bic: 'TLBKAT99XXX',
  tax_note_de: 'Umsatzsteuerfrei gemäß § 6 Abs. 1 Z 27 UStG (Kleinunternehmer).',
  tax_note_en: 'Exempt from VAT under section 6(1) no. 27 of the Austrian VAT Act (small business).',
  due_days: 14,
  site_name_de: 'Internationale Sommerakademie',
  site_name_en: 'International Summer Academy',
  place: 'Stift Amselzell',
  purpose_de:
    'Der Verein fördert junge Musikerinnen und Musiker. Er veranstaltet jährlich eine Sommerakademie mit Meisterkursen, Kammermusik und Konzerten im Stift Amselzell und ist nicht auf Gewinn gerichtet.',
  purpose_en:
    'The association promotes young musicians. It holds a yearly summer academy with masterclasses, chamber music and concerts at Stift Amselzell, and does not seek profit.',
  board: [
    { function_de: 'Obfrau', function_en: 'Chair', name: 'Hedwig Lärchbaumer' },
    { function_de: 'Obfrau-Stellvertreter', function_en: 'Deputy chair', name: 'Abt Korbinian Threnmoser' },
    { function_de: 'Kassier', function_en: 'Treasurer', name: 'Valentin Sprinzl' },
    { function_de: 'Schriftführerin', function_en: 'Secretary', name: 'Mirjam Oberkofer' },
  ],
  social_links: [
    { name: 'Instagram', url: 'https://example.org/instagram' },
    { name: 'YouTube', url: 'https://example.org/youtube' },
    { name: 'Facebook', url: 'https://example.org/facebook' },
  ],
}
