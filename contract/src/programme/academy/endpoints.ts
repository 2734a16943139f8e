import { endpoint } from '../../base/endpoint.ts'
import { examplePublicMasterclass } from '../masterclasses/schemas.ts'
import { Academy, exampleRoom } from './schemas.ts'

export const academyCurrent = endpoint({
  method: 'GET',
  path: '/api/academyCurrent',
  access: 'anyone',
  summary: 'The current academy with its masterclasses, fees and prices',
  stored: true,
  status: 200,
  reply: Academy,
  refuses: ['not_found'],
  example: {
    reply: {
      id: 2,
      start_date_academy: '2027-08-01',
      end_date_academy: '2027-08-15',
      end_date_application: '2027-07-01',
      today: '2027-03-01',
      deadline_passed: false,
      place_name: 'Stift Amselzell',
      festival_url: 'https://festival.example.org',
      handling_fee: 75,
      recording_fee: 15,
      room_types: [exampleRoom],
      meal_types: [],
      scholarship: null,
      master_classes: [examplePublicMasterclass],
    },
  },
})
