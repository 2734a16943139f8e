import { everyCaller, testAccess } from './access-table.ts'

testAccess(everyCaller)
