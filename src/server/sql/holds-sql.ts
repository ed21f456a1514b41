import { sql } from 'kysely'
import { isTeam, type AnyEntity } from '../../kernel/entity/entity.ts'
import type { SqlDialect } from './dialect.ts'
import type { Sql } from './rational-sql.ts'

/** Whether a list that a column keeps holds one of some values. */
export const holdsSql = (dialect: SqlDialect, column: Sql, values: Sql): Sql =>
  sql`exists (select 1 from ${dialect.lines(column, 'held')} where ${dialect.element('held')} in ${values})`

/** Whether a field names several records, which its column keeps as a list. */
export const isSeveral = ({ fields }: AnyEntity, key: string): boolean => fields[key] !== undefined && isTeam(fields[key])
