import { everyCaller, testAccess } from './access-table.fixture.ts'

testAccess(everyCaller)
