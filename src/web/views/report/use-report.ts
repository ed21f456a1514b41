import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReportChoice, ReportChosen, ReportPart } from '../../../kernel/report/report.ts'
import { asking } from '../../data/asking.ts'
import { useSector } from '../../data/sector-context.tsx'
import { useAddress } from '../../data/use-address.ts'

/** What is asked for, kept in the address: the period it opens on where that names none, and the choices that there are. */
function useChosen(screen: string, { key, period, choices = [], load }: ReportPart) {
  const address = useAddress()
  const { store, at } = useSector()
  const {
    data: known,
    isError,
    refetch,
  } = useQuery(asking(store, ['report-asks', screen, key, at.today], async (read) => (await load()).asks(read, at)))
  const asked = address.get(`f.${period.key}`)
  const optionsOf = (choice: ReportChoice) => choice.options ?? known?.options?.[choice.key] ?? {}
  const chosen: ReportChosen | undefined = known && {
    ...Object.fromEntries(
      choices.flatMap((choice) => {
        const value = address.get(`f.${choice.key}`)
        return value !== undefined && Object.hasOwn(optionsOf(choice), value) ? [[choice.key, value] as const] : []
      }),
    ),
    period: known.periods.find((one) => one === asked) ?? known.first,
  }
  return { isError, refetch, chosen, periods: known?.periods ?? [], optionsOf }
}

/** The figures of what is chosen; the last ones stay while the next come. */
export function useReport(screen: string, part: ReportPart) {
  const address = useAddress()
  const { store, at } = useSector()
  const { chosen, periods, optionsOf, isError, refetch } = useChosen(screen, part)
  const report = useQuery({
    ...asking(store, ['report', screen, part.key, at.today, chosen], async (read) => {
      const asked: ReportChosen = chosen ?? { period: '' }
      // While the next answer comes, the last one stands under what was chosen for it.
      const tools = await part.load()
      return { asked, report: await tools.read(read, asked, at), outputs: tools.outputs }
    }),
    enabled: chosen !== undefined,
    placeholderData: keepPreviousData,
  })
  return {
    data: report.data,
    chosen,
    periods,
    optionsOf,
    isBusy: report.isPlaceholderData,
    isError: isError || report.isError,
    retry: () => void (isError ? refetch() : report.refetch()),
    choose: (key: string, value: string | undefined) => address.push({ [`f.${key}`]: value }),
  }
}

export type Reading = ReturnType<typeof useReport>
