/** What tables without a clock need not fetch. */
import { lazy } from '../../ui/lazy'

export const ClockChip = lazy(() => import('./ClockChip.svelte'))
export const ClockRuleChip = lazy(() => import('./ClockRuleChip.svelte'))
export const ClockWarning = lazy(() => import('./ClockWarning.svelte'))
