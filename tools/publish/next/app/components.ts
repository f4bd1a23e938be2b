export * from '@gschool/ui';
