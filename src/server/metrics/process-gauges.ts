import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, type Registry } from 'prom-client';

const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;

/** What the process itself is doing. @returns what ends the watching */
export const watchProcess = (registers: Registry[]): (() => void) => {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  new Gauge({
    name: 'event_loop_lag_seconds',
    help: 'How late the event loop was, since this was last asked for',
    labelNames: ['quantile'],
    registers,
    collect() {
      for (const quantile of [50, 99, 100]) {
        const late = quantile === 100 ? delay.max : delay.percentile(quantile);
        this.set({ quantile: String(quantile / 100) }, late / NANOSECONDS);
      }
      delay.reset();
    },
  });
  new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Memory of the process',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  new Gauge({
    name: 'process_heap_bytes',
    help: 'Memory that is used for JavaScript objects',
    registers,
    collect() {
      this.set(process.memoryUsage().heapUsed);
    },
  });
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Time that the processor has spent on the process, its threads included',
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / MICROSECONDS);
    },
  });
  new Gauge({
    name: 'process_start_time_seconds',
    help: 'When the process began, in seconds since 1970',
    registers,
  }).set(Math.round(performance.timeOrigin / 1000));
  return () => delay.disable();
};
