import { endpoint } from '../../base/endpoint.ts'
import { CostQuery, Costs, exampleCosts } from './schemas.ts'

export const costs = endpoint({
  method: 'GET',
  path: '/api/costs',
  access: 'anyone',
  stored: true,
  summary:
    'What the current academy costs, when it is due, and what a choice of class, nights, room and meals comes to',
  query: CostQuery,
  status: 200,
  reply: Costs,
  refuses: ['not_found'],
  example: { reply: exampleCosts },
})
