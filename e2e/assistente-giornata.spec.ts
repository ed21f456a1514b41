import type { SectorSlug } from '../src/sectors/index.ts'
import { NOW } from './support/dashboard.ts'
import { expect, open, test } from './support/page-test.ts'

interface Day {
  /** What is asked, and what stands above the answer's rows. */
  readonly asks: string
  readonly rows: RegExp
  readonly further: string
  readonly furtherRows: RegExp
  readonly wish: string
  readonly proposal: RegExp
  /** A line of the proposal: what is, or what becomes of it. */
  readonly line: string
}

/** What somebody of the trade says on a morning: a question, the next one that needs the first, a wish. */
const days: Readonly<Partial<Record<SectorSlug, Day>>> = {
  hospitality: {
    asks: 'chi arriva oggi?',
    rows: /^Prenotazioni di sabato 21/,
    further: 'e domani?',
    furtherRows: /^Prenotazioni di domenica 22/,
    wish: 'Prenota la Camera 201 a nome Bianchi da lunedì, due notti',
    proposal: /^Nuova prenotazione · Bianchi/,
    line: '23/11/2026 → 25/11/2026, 2 notti',
  },
  dentisti: {
    asks: 'Chi c’è oggi?',
    rows: /^Appuntamenti di sabato 21/,
    further: 'e lunedì?',
    furtherRows: /^Appuntamenti di lunedì 23/,
    wish: 'sposta l’appuntamento di Ughetti a martedì alle 10',
    proposal: /^Appuntamento · Ughetti Enrico/,
    line: '24/11/2026',
  },
  business: {
    asks: 'quali progetti sono in corso?',
    rows: /^Progetti/,
    further: 'solo quelli di Cantina Poggio Alto',
    furtherRows: /^Progetti/,
    wish: 'metti il progetto Nuovo sito e-commerce in pausa',
    proposal: /^Progetto · Nuovo sito e-commerce/,
    line: 'Sospeso',
  },
  farmacie: {
    asks: 'vendite di oggi',
    rows: /^Vendite di sabato 21/,
    further: 'e di ieri?',
    furtherRows: /^Vendite di venerdì 20/,
    wish: 'porta a 6 la soglia del misuratore di pressione',
    proposal: /^Prodotto · Misuratore di pressione/,
    line: '6',
  },
  ristorazione: {
    asks: 'prenotazioni di stasera',
    rows: /^Prenotazioni di sabato 21/,
    further: 'e domani?',
    furtherRows: /^Prenotazioni di domenica 22/,
    wish: 'prenota per quattro stasera alle 20 a nome Bianchi',
    proposal: /^Nuova prenotazione · Bianchi/,
    line: '20:00',
  },
  autofficine: {
    asks: 'riparazioni in corso',
    rows: /^Riparazioni/,
    further: 'quali sono pronte?',
    furtherRows: /^Riparazioni/,
    wish: 'metti in attesa ricambi la riparazione di Gasparini',
    proposal: /^Riparazione · Volkswagen Golf/,
    line: 'In attesa ricambi',
  },
  pulizie: {
    asks: 'che lavori ci sono lunedì?',
    rows: /^Interventi di lunedì 23/,
    further: 'e martedì?',
    furtherRows: /^Interventi di martedì 24/,
    wish: 'sposta l’intervento di lunedì di Hotel Serena a martedì alle 10',
    proposal: /^Intervento · Hotel Serena/,
    line: '10:00',
  },
  sociale: {
    asks: 'che donazioni sono arrivate questo mese?',
    rows: /^Donazioni di novembre 2026/,
    further: 'solo quelle in beni',
    furtherRows: /^Donazioni/,
    wish: 'registra una donazione in denaro di 100 euro di Mirella Iotti',
    proposal: /^Nuova donazione · Mirella Iotti/,
    line: '100,00 €',
  },
  formazione: {
    asks: 'lezioni di lunedì',
    rows: /^Lezioni di lunedì 23/,
    further: 'e martedì?',
    furtherRows: /^Lezioni di martedì 24/,
    wish: 'sposta la lezione Telefonate difficili a martedì alle 18',
    proposal: /^Lezione · Telefonate difficili/,
    line: '18:00',
  },
  artigiani: {
    asks: 'Che interventi ho oggi?',
    rows: /^Interventi di sabato 21/,
    further: 'e lunedì?',
    furtherRows: /^Interventi di lunedì 23/,
    wish: 'sposta l’intervento di Bice Lombardi a lunedì alle 9',
    proposal: /^Intervento · /,
    line: '09:00',
  },
  palestre: {
    asks: 'che corsi ci sono domani?',
    rows: /^Lezioni di domenica 22/,
    further: 'e lunedì?',
    furtherRows: /^Lezioni di lunedì 23/,
    wish: 'congela l’abbonamento di Petrucci per 15 giorni',
    proposal: /^Abbonamento · Gabriele Petrucci/,
    line: 'Congelato',
  },
}

for (const [at, [slug, day]] of Object.entries(days).entries())
  // What is said does not depend on the width: every second trade speaks on a phone.
  test(
    `/${slug} by words: asked, asked further, wished, confirmed and taken back`,
    { tag: at % 2 === 0 ? '@desk' : '@phone' },
    async ({ page, isMobile }) => {
      await page.clock.setFixedTime(NOW)
      await open(page, `/${slug}`)
      const box = page.getByRole('textbox', { name: 'Messaggio' })
      const log = page.getByRole('log')
      const told = log.locator('[data-author="agente"]')
      const last = told.last()
      const say = async (text: string) => {
        await box.fill(text)
        if (isMobile) await page.getByRole('button', { name: 'Invia', exact: true }).tap()
        else await box.press('Enter')
      }
      await say(day.asks)
      await expect(last.getByRole('group', { name: day.rows })).toBeVisible()
      const before = await told.count()
      await say(day.further)
      // The fixed reply, and then the answer.
      await expect(told).toHaveCount(before + 2)
      await expect(last.getByRole('group', { name: day.furtherRows })).toBeVisible()
      await say(day.wish)
      const proposal = log.getByRole('group', { name: day.proposal })
      await expect(proposal).toContainText(day.line)
      // Under a thumb with the button, with the keyboard alone by a word.
      if (isMobile) await proposal.getByRole('button', { name: 'Conferma' }).tap()
      else await say('sì')
      await expect(log.getByText('Fatto.')).toBeVisible()
      await expect(proposal.getByRole('button', { name: 'Conferma' })).toHaveCount(0)
      if (isMobile) await last.getByRole('button', { name: 'Annulla' }).tap()
      else await say('annulla')
      await expect(log.getByText('Annullato: è tutto com’era.')).toBeVisible()
    },
  )
