import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { FIRMS_PATH, type FirmKept, type FirmRefused, type LogoWish } from '../../kernel/firm/firm-door.ts'
import { isLogoType, notALogo } from '../../kernel/firm/logo.ts'
import { filedIn } from '../sql/sql-files.ts'
import type { TradeDatabases } from './databases.ts'
import type { Firms } from './firms.ts'
import type { Guard } from './guard.ts'

interface LogoRoute {
  readonly firms: Firms
  readonly trades: TradeDatabases
  readonly guard: Guard
}

const asked: z.ZodType<LogoWish> = z.strictObject({ file: z.string().max(60).nullable() })

/** Logo of a firm: a picture that is among its files already, because it came through their door. */
export function registerLogo(app: FastifyInstance, { firms, trades, guard }: LogoRoute): void {
  app.put(`${FIRMS_PATH}/:slug/logo`, { bodyLimit: 256 }, async (request, reply) => {
    const found = await guard.owner(request, reply)
    const trade = found && (await trades.of(found.member.trade))
    if (!found || !trade) return reply
    const wish = asked.safeParse(request.body)
    if (!wish.success) return reply.code(400).send({ errore: 'Richiesta non valida.' })
    const { file } = wish.data
    const held = file === null ? undefined : await filedIn(trade.database.db, found.member.firm, file)
    if (file !== null && !isLogoType(held?.type)) {
      const message = notALogo(held?.name ?? 'file')
      return reply.code(422).send({ problems: [{ path: 'logo', code: 'invalid', message }] } satisfies FirmRefused)
    }
    return { values: await firms.saySome(found.member, { logo: held && [held] }), problems: [] } satisfies FirmKept
  })
}
